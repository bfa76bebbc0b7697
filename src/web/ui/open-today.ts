import type { Workshop } from '#contract/workshops.ts';

const iso = (day: number) => (day === 0 ? 7 : day);
const short = (time: string) => time.replace(/^0/, '');

/** "8:30–13:30, 15:30–19:30", or nothing on a day without hours. */
export const openToday = ({ horario }: Pick<Workshop, 'horario'>, now = new Date()): string | undefined =>
  horario
    .filter(({ dia }) => dia === iso(now.getDay()))
    .map(({ desde, hasta }) => `${short(desde)}–${short(hasta)}`)
    .join(', ') || undefined;
