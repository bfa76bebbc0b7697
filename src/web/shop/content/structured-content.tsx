import type { ProseNode } from '#domain/content/prose.ts';
import { largestOf } from '#web/largest-of.ts';
import { StructuredData } from '#web/shell/structured-data.tsx';
import type { ShownPart } from './parts-data.server.ts';

const plain = (nodes: readonly (string | ProseNode)[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : `${plain(node.c ?? [])} `)).join('');

interface Shown {
  readonly clase: string;
  readonly titulo: string;
  readonly descripcion: string;
  readonly fecha: string | null;
  readonly cambiado: string;
  readonly sitio: string;
  readonly url: string;
  readonly partes: readonly ShownPart[];
}

/** What search engines are told of a page: an article, its questions. */
export const StructuredContent = ({ shown }: { shown: Shown }) => {
  const { clase, titulo, descripcion, fecha, cambiado, sitio, url, partes } = shown;
  const questions = partes.flatMap((part) => (part.tipo === 'preguntas' ? part.preguntas : []));
  const picture = partes.find((part) => part.tipo === 'imagen');
  const publisher = { '@type': 'Organization', name: sitio };
  return (
    <>
      {clase === 'articulo' && fecha && (
        <StructuredData
          data={
            import.meta.env.SSR && {
              '@type': 'Article',
              headline: titulo,
              description: descripcion,
              ...(picture && {
                image: {
                  '@type': 'ImageObject',
                  url: new URL(largestOf(picture.webp) ?? picture.src, url).href,
                  width: picture.ancho,
                  height: picture.alto,
                },
              }),
              datePublished: fecha,
              dateModified: cambiado.slice(0, 10) > fecha ? cambiado.slice(0, 10) : fecha,
              mainEntityOfPage: url,
              author: publisher,
              publisher,
            }
          }
        />
      )}
      {questions.length > 0 && (
        <StructuredData
          data={
            import.meta.env.SSR && {
              '@type': 'FAQPage',
              mainEntity: questions.map(({ pregunta, respuesta }) => ({
                '@type': 'Question',
                name: pregunta,
                acceptedAnswer: { '@type': 'Answer', text: plain(respuesta).trim() },
              })),
            }
          }
        />
      )}
    </>
  );
};
