/** The word of a closed list that a table names. Throws for any other. */
export const listedWord = <Word extends string>(words: readonly Word[], text: string | undefined): Word => {
  const found = words.find((word) => word === text);
  if (!found) throw new Error(`“${text}” is none of ${words.join(', ')}`);
  return found;
};
