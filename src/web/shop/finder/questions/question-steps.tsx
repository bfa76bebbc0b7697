import { ByWidth } from '#web/ui/by-width.tsx';
import { Steps } from '#web/ui/walk/steps.tsx';
import { Link } from 'react-router';

/** The questions of one way through a selector, in order, and the one that is asked. */
export interface Road<Question> {
  readonly questions: readonly Question[];
  readonly asked: Question;
}

/** Several questions in a page on wide screens, one a page on a phone (spec S2). */
export interface Roads<Question> {
  readonly wide: Road<Question>;
  readonly narrow: Road<Question>;
}

interface QuestionStepsProps<Question> {
  readonly roads: Roads<Question>;
  readonly texts: {
    readonly pasosEtiqueta: string;
    readonly progreso: (step: number, of: number) => string;
    readonly hecho: string;
  };
  readonly name: (question: Question) => string;
  readonly to: (question: Question) => string;
}

const RoadSteps = <Question,>({
  road,
  texts,
  name,
  to,
}: Omit<QuestionStepsProps<Question>, 'roads'> & { readonly road: Road<Question> }) => {
  const current = Math.max(0, road.questions.indexOf(road.asked));
  return (
    <Steps
      label={texts.pasosEtiqueta}
      progress={texts.progreso(current + 1, road.questions.length)}
      doneText={texts.hecho}
      current={current}
      steps={road.questions.map((each, place) => ({
        name: name(each),
        ...(place < current ? { link: <Link to={to(each)}>{name(each)}</Link> } : {}),
      }))}
    />
  );
};

/** How far somebody has come through a selector, on the way that their screen takes. */
export const QuestionSteps = <Question,>({ roads, ...shown }: QuestionStepsProps<Question>) =>
  roads.wide === roads.narrow ? (
    <RoadSteps road={roads.wide} {...shown} />
  ) : (
    <ByWidth wide={<RoadSteps road={roads.wide} {...shown} />} narrow={<RoadSteps road={roads.narrow} {...shown} />} />
  );
