import type { ReactNode } from 'react';
import { Icon } from '../page/icon.tsx';
import styles from './steps.module.css';

interface StepsProps {
  /** The name of the list: "Tu compra, paso a paso". */
  label: string;
  /** "Paso 2 de 6", shown on small screens and read aloud everywhere. */
  progress: string;
  /** In order. A step that can be gone back to brings its link; otherwise its name. */
  steps: readonly { name: string; link?: ReactNode }[];
  /** 0-based. */
  current: number;
  /** How many of the first ones are taken; all before the current one, unless it is said. */
  done?: number;
  /** The word for a step already taken, read aloud: "hecho". */
  doneText: string;
}

const state = (index: number, current: number, done: number) =>
  index < done ? 'done' : index === current ? 'current' : 'ahead';

/** The way so far is a tyre's track, what is left the dashes of the lane. */
export const Steps = ({ label, progress, steps, current, done = current, doneText }: StepsProps) => (
  <nav className={styles.steps} aria-label={label}>
    <p className={styles.progress}>
      {progress}
      <b>{steps[current]?.name}</b>
    </p>
    <ol className={styles.list}>
      {steps.map(({ name, link }, index) => (
        <li
          key={name}
          className={styles.step}
          data-state={state(index, current, done)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.post} aria-hidden="true">
            {index < done ? <Icon name="check" /> : index + 1}
          </span>
          <span className={styles.name}>
            {link ?? name}
            {index < done && <span className="spoken"> ({doneText})</span>}
          </span>
        </li>
      ))}
    </ol>
  </nav>
);
