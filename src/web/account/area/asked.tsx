import { Unanswered } from '#web/walk/try-again.tsx';
import type { Answered } from '#web/walk/use-answer.ts';
import type { ReactNode } from 'react';
import { AreaSkeleton } from './area-page.tsx';
import { useAreaTexts } from './texts.ts';

interface AskedProps<Found> {
  readonly asked: Answered<unknown, Found>;
  /** What is known before the server answers. */
  readonly known?: Found | null | undefined;
  readonly children: (found: Found) => ReactNode;
}

/** What a room shows of an answer; until it is there its shape, and where it does not come, why and the way to ask again. */
export const Asked = <Found,>({ asked, known, children }: AskedProps<Found>) => {
  const t = useAreaTexts();
  const found = asked.answer ?? known;
  return (
    <>
      <Unanswered t={t} asked={asked} />
      {found ? children(found) : asked.failure === null && <AreaSkeleton />}
    </>
  );
};
