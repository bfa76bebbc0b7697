import type { OwnVehicleType, VehicleColour } from '#domain/vehicles/own-vehicle.ts';

/** Where the drawing of a kind of vehicle is, in a colour. */
export const drawingAddress = (tipo: OwnVehicleType, color: VehicleColour): string => `/vehiculos/${tipo}-${color}.svg`;
