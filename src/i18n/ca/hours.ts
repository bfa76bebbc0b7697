/** `10:00` as Catalan writes it: `10.00`. */
export const hora = (time: string): string => time.replace(':', '.');
