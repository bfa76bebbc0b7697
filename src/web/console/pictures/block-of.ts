/** A picture as a text names it. */
export const blockOf = (nombre: string): string => `::: imagen\nnombre: ${nombre}\npie: \n:::`;
