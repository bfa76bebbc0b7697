import type { WalkTexts } from '#i18n/es/walk.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Page, PageHead } from '#web/ui/page/page-layout.tsx';
import { Steps } from '#web/ui/walk/steps.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './walk-frame.module.css';

interface WalkFrameProps {
  readonly t: Pick<WalkTexts, 'progreso' | 'hecho'> & {
    /** The walk's own name, in the title of every step's page. */
    readonly titulo: string;
    readonly pasosEtiqueta: string;
  };
  /** Of this step. */
  readonly title: string;
  readonly lead?: ReactNode;
  /** Every step in its order, with where it is gone back to. */
  readonly steps: readonly { readonly name: string; readonly to: string }[];
  /** Where the visitor is in it, 0-based. */
  readonly current: number;
  /** How many steps are done, where it is not all before this one. */
  readonly done?: number;
  /** It is done: no step is shown, for none is left and none is gone back to. */
  readonly isOver: boolean;
  /** What is said where no script runs. */
  readonly withoutScripts: ReactNode;
  /** Before the head. */
  readonly above?: ReactNode;
  /** On small screens the main action, in reach of the thumb, with what is held or costs: a `StickyBar`. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

/** The page of any step: its title, where in the walk it is, and the steps that may be gone back to. */
export const WalkFrame = ({
  t,
  title,
  lead,
  steps,
  current,
  done = current,
  isOver,
  withoutScripts,
  above,
  bar,
  children,
}: WalkFrameProps) => (
  <Page className={styles.whole}>
    <PageMeta
      title={title === t.titulo ? title : `${title} · ${t.titulo}`}
      description={`${t.titulo}: ${steps.map(({ name }) => name).join(', ')}.`}
      index={false}
    />
    {above}
    <PageHead
      above={
        !isOver && (
          <Steps
            label={t.pasosEtiqueta}
            progress={t.progreso(current + 1, steps.length)}
            current={current}
            done={done}
            doneText={t.hecho}
            steps={steps.map(({ name, to }, place) => ({
              name,
              ...(place < done && { link: <Link to={to}>{name}</Link> }),
            }))}
          />
        )
      }
      title={title}
      lead={lead}
    />
    <noscript>{withoutScripts}</noscript>
    {children}
    {bar}
  </Page>
);
