import type { ReactNode, Ref } from 'react';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const signs: Record<NoticeTone, IconName> = { info: 'info', success: 'check', warning: 'alert', error: 'alert' };

interface NoticeProps {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or a link: try again, call, change. */
  action?: ReactNode;
  /** For a notice that is part of the page from the start and must not be announced. */
  quiet?: boolean | undefined;
  /** Gives the notice a place for the focus, as the summary of a form's errors needs. */
  ref?: Ref<HTMLDivElement> | undefined;
  id?: string | undefined;
}

export const Notice = ({ tone = 'info', title, children, action, quiet, ref, id }: NoticeProps) => (
  <div
    id={id}
    className={styles.notice}
    data-tone={tone}
    role={quiet ? undefined : tone === 'error' ? 'alert' : 'status'}
    ref={ref}
    tabIndex={ref ? -1 : undefined}
  >
    <span className={styles.sign}>
      <Icon name={signs[tone]} />
    </span>
    <div className={styles.body}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div>{children}</div>}
    </div>
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
