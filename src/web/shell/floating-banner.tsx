import { Button } from '#web/ui/page/button.tsx';
import { Notice } from '#web/ui/page/notice.tsx';
import { useState, type ReactNode } from 'react';
import styles from './floating-banner.module.css';

interface FloatingBannerProps {
  readonly tone: 'info' | 'warning';
  readonly title: string;
  readonly close: string;
  /** Of the words, where they are of another language than the page's. */
  readonly lang?: string;
  readonly children: ReactNode;
}

/** What is said once above a page, until it is closed. */
export const FloatingBanner = ({ tone, title, close, lang, children }: FloatingBannerProps) => {
  const [closed, setClosed] = useState(false);
  return closed ? null : (
    <div className={styles.banner} lang={lang}>
      <Notice
        tone={tone}
        title={title}
        action={
          <Button look="secondary" shape="small" onClick={() => setClosed(true)}>
            {close}
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  );
};
