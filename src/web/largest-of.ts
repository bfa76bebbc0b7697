/** The last file of a list as `srcset` has it: the largest one, where the small ones are first. */
export const largestOf = (choices: string): string | undefined =>
  choices.split(', ').at(-1)?.split(' ')[0] || undefined;
