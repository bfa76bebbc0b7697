/** What a registry may say that a plate stands on; `otro` is everything without tyres of its own in the selectors. */
export const vehicleTypes = ['turismo', '4x4', 'furgoneta', 'moto', 'otro'] as const;
export type VehicleType = (typeof vehicleTypes)[number];
