import { useArrivalFocus } from '#web/shell/arrival-focus.ts';
import type { CountedWalk } from '#domain/measuring/walks.ts';
import { Notice } from '#web/ui/page/notice.tsx';
import { useCountedStep } from '#web/walk/use-counted-step.ts';
import { WalkFrame } from '#web/walk/walk-frame.tsx';
import type { ReactNode } from 'react';
import { CallUs } from './call-us.tsx';
import { useAssistantTexts } from './texts.ts';

/** The page of any step of an assistant. Its steps are gone back to by address; where one has none, it is not gone back to. */
export const AssistantFrame = ({
  recorrido,
  titulo,
  title,
  lead,
  steps,
  current,
  telefono,
  children,
}: {
  /** By which its steps are counted. */
  recorrido: CountedWalk;
  titulo: string;
  title: string;
  lead?: ReactNode;
  steps: readonly { readonly name: string; readonly to: string }[];
  current: number;
  telefono: string;
  children: ReactNode;
}) => {
  const t = useAssistantTexts();
  // Its screens are one page: who has pressed a button that is gone stands at the next title.
  useArrivalFocus(String(current));
  useCountedStep(recorrido, String(current + 1));
  return (
    <WalkFrame
      t={{ ...t, titulo }}
      title={title}
      lead={lead}
      steps={steps}
      current={current}
      isOver={false}
      withoutScripts={
        current > 0 && (
          <Notice tone="warning" action={<CallUs telefono={telefono} />}>
            {t.sinJavascript}
          </Notice>
        )
      }
    >
      {children}
    </WalkFrame>
  );
};
