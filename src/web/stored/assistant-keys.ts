/** Where assistants keep what they were asked about, the vehicle with it. */
export const assistantKeys = {
  revision: 'revision',
  motoRevision: 'revisionMoto',
  air: 'aireAcondicionado',
  rotation: 'permutarNeumaticos',
  registration: 'altaVehiculo',
} as const;
