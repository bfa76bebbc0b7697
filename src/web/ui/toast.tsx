import type { ReactNode } from 'react';
import type { NoticeTone } from './notice.tsx';
import { Notice } from './notice.tsx';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';

export interface Toast {
  readonly id: string;
  readonly tone?: NoticeTone | undefined;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

interface ToastRegionProps {
  label: string;
  closeText: string;
  toasts: readonly Toast[];
  onClose: (id: string) => void;
}

/** Always in the page, empty or not: what is put in later is read aloud. It never takes the focus. */
export const ToastRegion = ({ label, closeText, toasts, onClose }: ToastRegionProps) => (
  <section className={styles.region} aria-label={label} aria-live="polite">
    {toasts.map(({ id, tone, text, action }) => (
      <div key={id} className={styles.toast}>
        <Notice tone={tone} quiet action={action}>
          {text}
        </Notice>
        <button className={styles.close} type="button" aria-label={closeText} onClick={() => onClose(id)}>
          <Icon name="close" />
        </button>
      </div>
    ))}
  </section>
);
