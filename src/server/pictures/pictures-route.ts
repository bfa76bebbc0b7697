import type { FastifyInstance } from 'fastify';
import { refuse } from '#domain/refusal.ts';
import { bare } from '../http/bare.ts';
import { refuseRequest } from '../http/failures.ts';
import { pictureFileName, picturesPath, type PictureFiles } from './picture-files.ts';

/** The files of pictures. What is asked for by any other name than theirs is not looked for. */
export const mountPictures = (app: FastifyInstance, files: PictureFiles): void => {
  app.get<{ Params: { archivo: string } }>(`${picturesPath}/:archivo`, async (request, reply) => {
    const { archivo } = request.params;
    const [, tipo] = pictureFileName.exec(archivo) ?? [];
    const content = tipo === undefined ? undefined : await files.read(archivo);
    if (!content) return await refuseRequest(request, reply, refuse('no-existe'));
    bare(reply);
    return await reply
      .type(`image/${tipo}`)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(Buffer.from(content));
  });
};
