export const maintenance = {
  titulo: 'Mantenimiento de la web',
  cuando: (rango: string) =>
    `${rango}: no se podrá pedir cita ni pagar. Si estás en ello, termina antes; lo que ya tienes reservado sigue en pie.`,
  cerrar: 'Entendido',
};

export type MaintenanceTexts = typeof maintenance;
