/** An address that its owner recognises and nobody else reads: `m•••@example.com`. */
export const hiddenEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${at < 0 ? '' : email.slice(at)}`;
};
