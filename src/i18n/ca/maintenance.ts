import type { MaintenanceTexts } from '../es/maintenance.ts';

export const maintenance: MaintenanceTexts = {
  titulo: 'Manteniment del web',
  cuando: (rango) =>
    `${rango}: no es podrà demanar cita ni pagar. Si hi estàs, acaba abans; el que ja tens reservat es manté.`,
  cerrar: 'Entesos',
};
