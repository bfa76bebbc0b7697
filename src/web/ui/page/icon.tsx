import { classNames } from './class-names.ts';
import styles from './icon.module.css';

export type IconName =
  | 'alert'
  | 'arrow'
  | 'back'
  | 'basket'
  | 'battery'
  | 'bell'
  | 'bizum'
  | 'calendar'
  | 'car'
  | 'card'
  | 'check'
  | 'chevron'
  | 'clock'
  | 'close'
  | 'download'
  | 'euro'
  | 'filter'
  | 'forward'
  | 'fuel'
  | 'globe'
  | 'info'
  | 'mail'
  | 'menu'
  | 'minus'
  | 'moto'
  | 'noise'
  | 'oil'
  | 'off-road'
  | 'pencil'
  | 'phone'
  | 'pin'
  | 'plus'
  | 'search'
  | 'seasons'
  | 'shield'
  | 'snow'
  | 'star'
  | 'sun'
  | 'trash'
  | 'truck'
  | 'tyre'
  | 'user'
  | 'van'
  | 'wet'
  | 'wrench';

/** A sign from `/icons.svg`, one em and a quarter high, in the colour of the text beside it; never read aloud. */
export const Icon = ({ name, className }: { name: IconName; className?: string | undefined }) => (
  <svg className={classNames(styles.icon, className)} aria-hidden="true">
    <use href={`/icons.svg#${name}`} />
  </svg>
);
