/** By which a workshop's card is found, as a map leads to it. */
export const choiceId = (codTienda: number): string => `taller-${codTienda}`;
