import { longestAlt, longestPictureName, mostPictureBytes } from '#domain/pictures/bounds.ts';
import { contentStatuses } from '#domain/content/publications.ts';
import { z } from 'zod';
import { endpoint, uploading } from './endpoint.ts';
import { pictureFile, pictureSource } from './picture-file.ts';
import { text, uuid } from './shapes.ts';

const named = z.object({ id: uuid });
const alt = text(longestAlt, 1).describe('what stands for it where it is not seen');
const typed = { es: alt, ca: alt };

const listed = z.object({
  id: uuid,
  nombre: z.string().describe('what a text names it by'),
  es: z.string(),
  ca: z.string(),
  ancho: z.number().int(),
  alto: z.number().int(),
  src: pictureSource,
});

/** Administrators bring the pictures of pages (decision 076). */
export const pictures = {
  uploadPicture: uploading(
    endpoint({
      area: 'content',
      summary:
        'A picture for pages: the file is the body of the request, what is said of it its query. A file that is there already answers with the picture that it is',
      access: 'editor',
      limit: { calls: 60, seconds: 60 },
      query: z.object({ nombre: text(longestPictureName, 1), ...typed }),
      output: z.object({ id: uuid, nombre: z.string(), nueva: z.boolean().describe('false where it was there') }),
      refusals: [
        'datos-no-validos',
        'imagen-vacia',
        'imagen-grande',
        'imagen-ilegible',
        'imagen-svg',
        'imagen-animada',
        'imagen-heic',
        'imagen-formato',
        'imagen-lado',
        'imagen-puntos',
        'imagenes-en-curso',
      ],
    }),
    { mostBytes: mostPictureBytes },
  ),
  findPictures: endpoint({
    area: 'content',
    summary: 'Pictures, the latest first, or those whose name or words have what is typed',
    access: 'editor',
    query: z.object({ buscar: text(120).default(''), page: z.coerce.number().int().min(0).max(1000).default(0) }),
    output: z.object({ imagenes: z.array(listed).max(24), total: z.number().int() }),
  }),
  openPicture: endpoint({
    area: 'content',
    summary: 'A picture with its files, and the pages whose newest, shown or planned version names it',
    access: 'editor',
    params: named,
    output: listed.extend({
      archivos: z.array(pictureFile.extend({ bytes: z.number().int() })).max(20),
      usos: z
        .array(z.object({ id: uuid, titulo: z.string(), estado: z.enum(contentStatuses), seVe: z.boolean() }))
        .max(50)
        .describe('`seVe`: a version that is shown or planned names it'),
    }),
    refusals: ['imagen-no-existe'],
  }),
  describePicture: endpoint({
    area: 'content',
    summary: 'Other words for a picture; pages that show it have them at once',
    access: 'editor',
    params: named,
    body: z.object(typed),
    output: z.object({ id: uuid }),
    refusals: ['datos-no-validos', 'imagen-no-existe'],
  }),
  deletePicture: endpoint({
    area: 'content',
    summary: 'Takes a picture away that no version names that is shown or planned',
    access: 'editor',
    params: named,
    output: z.object({ borrado: z.literal(true) }),
    refusals: ['imagen-no-existe', 'imagen-en-uso'],
  }),
};
