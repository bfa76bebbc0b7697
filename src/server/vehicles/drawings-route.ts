import { daySeconds } from '#domain/time.ts';
import { drawVehicle } from './drawing.ts';
import { ownVehicleTypes, vehicleColours } from '#domain/vehicles/own-vehicle.ts';
import type { FastifyInstance } from 'fastify';
import { drawingAddress } from './drawing-address.ts';

/** The drawing of every kind of vehicle in every colour: what calls name as its images. */
export const mountDrawings = (app: FastifyInstance): void => {
  for (const tipo of ownVehicleTypes)
    for (const color of vehicleColours)
      app.get(
        drawingAddress(tipo, color),
        async (_, reply) =>
          await reply
            .type('image/svg+xml')
            .header('cache-control', `public, max-age=${daySeconds}`)
            .send(drawVehicle(tipo, color)),
      );
};
