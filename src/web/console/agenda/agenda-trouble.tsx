import { useLanguage } from '#web/language.ts';
import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { Link } from 'react-router';
import { consoleAddresses } from '../console-addresses.ts';
import { useConsoleTexts } from '../texts.ts';
import type { AgendaLook } from './use-agenda.ts';
import { AgendaSkeletons } from './agenda-skeletons.tsx';
import styles from './agenda-trouble.module.css';

/** What stands where the agenda is not, or above it where it is old. */
export const AgendaTrouble = ({ look }: { look: AgendaLook }) => {
  const t = useConsoleTexts();
  const language = useLanguage();
  const { agenda, trouble, seen, reload } = look;
  const again = (
    <Button look="secondary" shape="small" onClick={() => void reload()}>
      {t.reintentar}
    </Button>
  );
  if (trouble === null) return agenda ? null : <AgendaSkeletons />;
  const hour = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(seen);
  return (
    <div className={styles.banner}>
      {typeof trouble === 'string' ? (
        <Notice tone="warning" action={again}>
          {trouble === 'offline' && agenda ? t.sinRed(hour) : t.fallo}
        </Notice>
      ) : (
        <Notice tone="error" action={<Link to={consoleAddresses.console[language]}>{t.miTaller}</Link>}>
          {trouble.code === 'sin-permiso' ? t.tallerNo : trouble.error}
        </Notice>
      )}
    </div>
  );
};
