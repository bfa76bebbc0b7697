import { maintenanceStates, mostMaintenance } from '#domain/site/maintenance-window.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { text } from './shapes.ts';

const wallMoment = text(16)
  .nullish()
  .describe('what the clock of Madrid shows: 2027-03-27T23:30; of an hour that it shows twice, the wider window');
const written = {
  activo: z.boolean().default(true).describe('whether it is announced and closes the agenda'),
  desde: wallMoment,
  hasta: wallMoment,
};
const params = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
const kept = z.object({ id: z.number().int() });

/** Administrators enter when the shop is at work on itself. */
export const maintenanceWindows = {
  listMaintenance: endpoint({
    area: 'site',
    summary: 'Maintenance that is entered, the soonest first, and the last ten windows that are over',
    access: 'administrator',
    output: z.object({
      ventanas: z
        .array(
          z.object({
            id: z.number().int(),
            activo: z.boolean(),
            estado: z.enum(maintenanceStates),
            desde: z.iso.datetime(),
            hasta: z.iso.datetime(),
            escrita: z
              .object({ desde: z.string(), hasta: z.string() })
              .describe('on the clock of Madrid, to be changed'),
          }),
        )
        .max(10 + mostMaintenance),
    }),
  }),
  announceMaintenance: endpoint({
    area: 'site',
    summary: 'Enters a window of maintenance',
    access: 'administrator',
    idempotent: true,
    body: z.object(written),
    output: kept,
    refusals: ['datos-no-validos', 'mantenimiento-coincide', 'mantenimiento-demasiados'],
  }),
  changeMaintenance: endpoint({
    area: 'site',
    summary: 'Changes a window that is not over',
    access: 'administrator',
    params,
    body: z.object(written),
    output: kept,
    refusals: ['datos-no-validos', 'mantenimiento-coincide', 'mantenimiento-no-existe'],
  }),
  endMaintenance: endpoint({
    area: 'site',
    summary: 'Ends the window that is open now; deletes one that is still to come',
    access: 'administrator',
    params,
    output: kept,
    refusals: ['mantenimiento-no-existe'],
  }),
};
