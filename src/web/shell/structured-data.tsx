import { useInBrowser } from '#web/in-browser.ts';
import { useNonce } from '#web/nonce.ts';
import { useState } from 'react';

/**
 * JSON-LD. `<` is written as an escape so that no text of the catalogue can close the script. Who reads it opens documents, so the
 * server alone makes it: `import.meta.env.SSR && …` is nothing in a browser, which leaves what came, and brings no code for it.
 */
export const StructuredData = ({ data }: { data: Readonly<Record<string, unknown>> | false }) => {
  const nonce = useNonce();
  const arriving = !useInBrowser();
  const [came] = useState(arriving);
  if (!came) return null;
  const json = data ? JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c') : '';
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
};
