import { Stack } from '#web/ui/page/page-layout.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFinderTexts } from '../finder-texts.ts';
import { SkipKnown } from './skip-known.tsx';

/** The question for who somebody is, with the way past it. */
export const LeadQuestion = ({ results, children }: { results: string; children: ReactNode }) => {
  const t = useFinderTexts();
  return (
    <Stack>
      <SkipKnown to={results} />
      {children}
      <Link to={results}>{t.sinDatos}</Link>
    </Stack>
  );
};
