import { Button } from '#web/ui/page/button.tsx';
import { Icon } from '#web/ui/page/icon.tsx';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useConsoleTexts } from './texts.ts';
import controls from './controls.module.css';
import styles from './sheet.module.css';

interface SheetProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Closed by Escape, by its cross, or by the page. */
  onClose: () => void;
  children: ReactNode;
}

/** A native dialog over the page; the browser keeps the focus in it and gives it back. */
export const Sheet = ({ title, lead, onClose, children }: SheetProps) => {
  const t = useConsoleTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const own = dialog.current;
    const before = document.activeElement;
    own?.showModal();
    // A form begins at its first question, not at the cross above it.
    own?.querySelector<HTMLElement>('form :is(input, select)')?.focus();
    return () => {
      own?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div>
        <header className={styles.head}>
          <div>
            <h2 id={id}>{title}</h2>
            {lead && <p>{lead}</p>}
          </div>
          <button type="button" className={controls.iconButton} aria-label={t.cerrar} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
};

/** The way out of a sheet, and beside it what it is for. */
export const SheetFoot = ({
  back,
  onClose,
  children,
}: {
  /** The words for closing it; "back" if none are given. */
  back?: string;
  onClose: () => void;
  children: ReactNode;
}) => {
  const t = useConsoleTexts();
  return (
    <div className={styles.foot}>
      <Button look="secondary" onClick={onClose}>
        {back ?? t.volver}
      </Button>
      {children}
    </div>
  );
};

/** Two short fields beside each other, where there is room. */
export const SheetPair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;
