/** The clocks of the issuers' head offices: the day of an invoice is theirs, wherever its workshop is. */
export const issuerZone = { ES: 'Europe/Madrid', AD: 'Europe/Andorra' } as const;
