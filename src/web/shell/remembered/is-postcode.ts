/** Of a Spanish province, or of Andorra; whether a town has it, only the server knows. */
export const isPostcode = (typed: string): boolean => /^(?:(?:0[1-9]|[1-4]\d|5[0-2])\d{3}|AD\d{3})$/.test(typed);
