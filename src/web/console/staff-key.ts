/** Where the browser keeps who of the staff works at it. */
export const staffKey = 'personalTaller';
