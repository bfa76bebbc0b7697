/** Elements that a text may become: no others are ever made of Markdown, so nothing in it can act. */
export const proseElements = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
  'hr',
  'br',
  'strong',
  'em',
  's',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;
export type ProseElement = (typeof proseElements)[number];

/** A text as a tree: an element, what is in it, and of the attributes only these two. */
export interface ProseNode {
  readonly e: ProseElement;
  readonly c?: readonly (string | ProseNode)[] | undefined;
  readonly href?: string | undefined;
  readonly id?: string | undefined;
}
