import type { Language } from '../language.ts';

export const issueStates = ['borrador', 'planeado', 'enviando', 'enviado', 'parado'] as const;
export type IssueState = (typeof issueStates)[number];

export const longestSubject = 120;
export const longestIssue = 20_000;

/** So many letters at a time, and so many seconds between: three hundred a minute, and what presses more is not kept waiting. */
export const issueTurn = { letters: 50, seconds: 10 } as const;

export interface IssueWords {
  readonly asunto: string;
  readonly texto: string;
}
export type IssueTexts = Readonly<Record<Language, IssueWords>>;

type IssueField = `${Language}.${keyof IssueWords}`;

const languages = ['es', 'ca'] as const satisfies readonly Language[];

/** What an issue lacks before it can be sent: everybody reads it in the language that they chose. */
export const issueLacks = (texts: IssueTexts): Partial<Record<IssueField, 'campo-obligatorio'>> =>
  Object.fromEntries(
    languages.flatMap((language) =>
      (['asunto', 'texto'] as const)
        .filter((name) => texts[language][name].trim() === '')
        .map((name) => [`${language}.${name}`, 'campo-obligatorio'] as const),
    ),
  );
