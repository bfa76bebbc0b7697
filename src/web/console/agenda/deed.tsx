import type { ReactNode } from 'react';
import controls from '../controls.module.css';

interface DeedProps {
  isMain?: boolean;
  onDo: () => void;
  children: ReactNode;
}

/** What is offered next comes where this stood: the second press of a double one was not meant for it. */
export const Deed = ({ isMain, onDo, children }: DeedProps) => (
  <button
    type="button"
    className={controls.button}
    data-main={isMain || undefined}
    onClick={({ detail }) => {
      if (detail < 2) onDo();
    }}
  >
    {children}
  </button>
);
