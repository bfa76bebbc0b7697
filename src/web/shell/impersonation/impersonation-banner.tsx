import { Button } from '#web/ui/page/button.tsx';
import { Icon } from '#web/ui/page/icon.tsx';
import { useLayoutEffect } from 'react';
import styles from './impersonation-banner.module.css';
import type { OwnTab } from './own-tab.ts';
import { useImpersonationTexts } from './texts.ts';
import { useImpersonation } from './use-impersonation.ts';

const Banner = ({ tab }: { tab: OwnTab }) => {
  const t = useImpersonationTexts();
  const { acting, end } = useImpersonation(tab);
  // The page was not to be seen without this.
  useLayoutEffect(() => {
    document.adoptedStyleSheets = [];
  }, []);
  return (
    <section className={styles.banner} data-look="sign" aria-label={t.aviso}>
      <Icon name="user" />
      <div className={styles.who} role="status">
        <strong>{acting ? t.actuas(acting.cliente) : t.aviso}</strong>
        {acting && <span>{t.firmas(acting.personal)}</span>}
      </div>
      {acting && <span className={styles.left}>{t.quedan(acting.minutos)}</span>}
      <Button className={styles.end} look="secondary" shape="small" onClick={end}>
        {t.terminar}
      </Button>
    </section>
  );
};

export const ImpersonationBanner = () => window.suplanta && <Banner tab={window.suplanta} />;
