/** Stands apart from the table of all calls: whoever opens the first step of a walk makes this call and often no other. */
export const countStep = ['POST', '/medicion/pasos'] as const;
