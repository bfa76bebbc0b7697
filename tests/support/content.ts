import type { ContentSource } from '#server/content/import-content.ts';

interface FileParts {
  readonly clase?: string;
  readonly fecha?: string;
  readonly indexar?: 'si' | 'no';
  readonly texto?: string;
  readonly ca?: string;
}

const fileOf = (idioma: 'es' | 'ca', slug: string, clave: string, parts: FileParts): ContentSource => ({
  nombre: `${clave}.${idioma}.md`,
  contenido: [
    '---',
    `clave: ${clave}`,
    `clase: ${parts.clase ?? 'pagina'}`,
    `slug: ${slug}`,
    `titulo: ${clave} ${idioma}`,
    `descripcion: Sobre ${clave}.`,
    ...(parts.fecha ? [`fecha: ${parts.fecha}`] : []),
    ...(parts.indexar ? [`indexar: ${parts.indexar}`] : []),
    '---',
    parts.texto ?? `Texto de **${clave}**.`,
  ].join('\n'),
});

/** A page in both languages as files. Its path is its key, unless the Catalan one is given. */
export const contentFiles = (clave: string, parts: FileParts = {}): ContentSource[] => [
  fileOf('es', clave, clave, parts),
  fileOf('ca', parts.ca ?? clave, clave, parts),
];
