/**
 * Whether this is a postcode as it is kept: that of a Spanish province, or `AD` and that of one of Andorra's seven parishes. Whether a
 * town has it, only the server knows.
 */
export const isPostcode = (text: string): boolean => /^(?:(?:0[1-9]|[1-4]\d|5[0-2])\d{3}|AD[1-7]\d{2})$/.test(text);

/** Postcodes of one province, or of Andorra, begin alike. */
export const inOneProvince = (cp: string, other: string): boolean => cp.slice(0, 2) === other.slice(0, 2);
