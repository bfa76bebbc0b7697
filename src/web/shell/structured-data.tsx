import { useNonce } from '#web/nonce.ts';

/** JSON-LD. `<` is written as an escape so that no text of the catalogue can close the script. */
export const StructuredData = ({ data }: { data: Readonly<Record<string, unknown>> }) => (
  <script
    type="application/ld+json"
    nonce={useNonce()}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
    }}
  />
);
