import { Icon } from '#web/ui/page/icon.tsx';
import { useConsoleTexts } from '../texts.ts';
import { classNames } from '#web/ui/page/class-names.ts';
import controls from '../controls.module.css';
import { Deed } from './deed.tsx';
import floating from './floating-bar.module.css';
import styles from './toast.module.css';

export interface Said {
  readonly tone?: 'error';
  readonly text: string;
  readonly action?: { readonly text: string; readonly run: () => void } | undefined;
}

export type Say = (said: Said) => void;

/** What was done last, or why it was not, with what can be done about it. */
export const Toast = ({ said, onClose }: { said: Said; onClose: () => void }) => {
  const t = useConsoleTexts();
  const { tone, text, action } = said;
  return (
    <div className={classNames(floating.bar, styles.toast)} data-toast data-tone={tone}>
      <p role={tone === 'error' ? 'alert' : undefined}>{text}</p>
      {action && (
        <Deed isMain onDo={action.run}>
          {action.text}
        </Deed>
      )}
      <button type="button" className={controls.button} aria-label={t.cerrar} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
};
