import { useLanguage } from '#web/language.ts';
import { AccountForm } from '#web/sign-in/account-form.tsx';
import { Badge } from '#web/ui/page/badge.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import type { SendOutcome } from '#web/walk/sending.ts';
import { Link } from 'react-router';
import styles from '../room.module.css';
import { staffApi } from '../staff-session.ts';
import { useConsoleMaintenanceTexts } from './texts.ts';
import type { ShownWindow } from './window-form.tsx';

const tones = { suspendida: 'plain', prevista: 'signal', 'en-curso': 'stop', pasada: 'plain' } as const;

/** "27 de marzo, 23:30–1:30", on the clock of Madrid. */
export const useWindowWords = (): ((window: Pick<ShownWindow, 'desde' | 'hasta'>) => string) => {
  const format = new Intl.DateTimeFormat(useLanguage(), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Europe/Madrid',
  });
  return ({ desde, hasta }) => format.formatRange(new Date(desde), new Date(hasta));
};

interface WindowListProps {
  windows: readonly ShownWindow[];
  onDone: (sentence: string) => void;
}

/** Windows with what can be done about each. */
export const WindowList = ({ windows, onDone }: WindowListProps) => {
  const t = useConsoleMaintenanceTexts();
  const api = staffApi(useLanguage());
  const words = useWindowWords();
  const end = async ({ id, estado }: ShownWindow): Promise<SendOutcome> => {
    await api('endMaintenance', { params: { id } });
    onDone(estado === 'en-curso' ? t.terminada : t.borrada);
    return null;
  };
  return (
    <ul className={styles.rows}>
      {windows.map((window) => (
        <li key={window.id} className={styles.row}>
          <span>
            {words(window)} <Badge tone={tones[window.estado]}>{t.estados[window.estado]}</Badge>
          </span>
          {window.estado !== 'pasada' && (
            <div className={styles.marks}>
              <Link
                {...buttonLink('quiet')}
                to={`?ventana=${window.id}`}
                aria-label={t.cambiarEsta(words(window))}
                preventScrollReset
              >
                {t.cambiar}
              </Link>
              <AccountForm
                submit={window.estado === 'en-curso' ? t.terminar : t.borrar}
                look="secondary"
                send={async () => await end(window)}
              >
                {() => null}
              </AccountForm>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
};
