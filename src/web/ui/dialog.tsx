import type { MouseEvent, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Escape, the veil, the cross: whichever way, once. */
  onClose: () => void;
  title: ReactNode;
  closeText: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The browser's own `<dialog>`, modal: it holds the focus and gives it back. */
export function Dialog({ open, onClose, title, closeText, actions, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = box.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open) dialog?.close();
  }, [open]);
  const pressVeil = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close();
  };
  return (
    <dialog className={styles.dialog} ref={box} aria-labelledby={id} onClose={onClose} onClick={pressVeil}>
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          <button className={styles.close} type="button" aria-label={closeText} onClick={() => box.current?.close()}>
            <Icon name="close" />
          </button>
        </header>
        <div>{children}</div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
