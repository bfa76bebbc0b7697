import type { IconName } from '#web/ui/page/icon.tsx';
import type { UpkeepItem } from './told-of.ts';

export const thingIcons: Readonly<Record<UpkeepItem['cosa'], IconName>> = {
  itv: 'shield',
  revision: 'oil',
  'liquido-frenos': 'wrench',
  correa: 'clock',
  transmision: 'wrench',
  bateria: 'battery',
  gas: 'snow',
  neumaticos: 'tyre',
  temporada: 'seasons',
};

export const thingTones = {
  pasado: 'stop',
  ahora: 'signal',
  pronto: 'plain',
  'no-se': 'plain',
  lejos: 'plain',
  citado: 'go',
} as const;
