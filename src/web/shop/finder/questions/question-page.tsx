import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Columns, Page, PageHead } from '#web/ui/page/page-layout.tsx';
import type { ReactNode } from 'react';
import { useFinderTexts } from '../finder-texts.ts';
import { roadsAround, type Asking } from './question-pages.ts';
import { QuestionSteps } from './question-steps.tsx';

/** A page of a selector: how far somebody has come, what is asked, and the answers. */
export const QuestionPage = <Question extends string, Step extends string, PageName extends string, Search>({
  pages,
  question,
  search,
  meta,
  name,
  title,
  lead,
  resume,
  aside,
  children,
}: Asking<Question, Step, PageName, Search> & {
  meta: { readonly title: string; readonly description: string; readonly index: boolean };
  /** The name of a question among the steps. */
  name: (question: Question) => string;
  title: string;
  lead?: string | undefined;
  /** Where somebody goes on from what they looked for before. */
  resume?: ReactNode;
  aside: ReactNode;
  children: ReactNode;
}) => {
  const t = useFinderTexts();
  const language = useLanguage();
  return (
    <Page>
      <PageMeta {...meta} />
      <PageHead
        above={
          <QuestionSteps
            roads={roadsAround(pages, question, search)}
            texts={t}
            name={name}
            to={(each) => pages.finder.to(each, language, search)}
          />
        }
        title={title}
        lead={lead}
      />
      {resume}
      <Columns aside={aside}>{children}</Columns>
    </Page>
  );
};
