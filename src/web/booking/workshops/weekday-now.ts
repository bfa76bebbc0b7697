import type { Workshop } from '#contract/workshops.ts';

const zones = { ES: 'Europe/Madrid', AD: 'Europe/Andorra' } as const;
const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Which day it is where the workshops are, Monday is 1: asked on the server, so that every visitor reads the same. */
export const weekdayNow = (pais: Workshop['pais'] = 'ES'): number =>
  names.indexOf(new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: zones[pais] }).format(new Date())) + 1;
