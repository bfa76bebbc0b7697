import { Notice } from '#web/ui/page/notice.tsx';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useShellTexts } from './texts.ts';
import styles from './slow-notice.module.css';

/** Says so when a page takes more than a second (spec G9). */
export const SlowNotice = () => {
  const t = useShellTexts();
  const { state } = useNavigation();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setSlow(true), 1000);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [state]);
  return slow ? (
    <div className={styles.notice}>
      <Notice tone="info">{t.cargandoLento}</Notice>
    </div>
  ) : null;
};
