/** Where the browser keeps the appointment that it books (spec V8). */
export const visitKey = 'citaPrevia';
