/** Kinds of vehicle that the car selector knows. */
export const vehicleKinds = ['turismo', '4x4', 'furgoneta'] as const;
export type VehicleKind = (typeof vehicleKinds)[number];

/** Vehicles whose tyres the motorcycle selector finds by size; motorcycles also by model. */
export const motoVehicles = ['moto', 'quad', 'patinete', 'agricola'] as const;
export type MotoVehicle = (typeof motoVehicles)[number];

/** Which wheel; whoever wants both sees one after the other (spec S36). */
export const wheels = ['delantera', 'trasera'] as const;
export type Wheel = (typeof wheels)[number];
export const applications = [...wheels, 'ambas'] as const;
export type Application = (typeof applications)[number];
