const outside = /^(?:https:\/\/|mailto:|tel:\+?\d)/i;

/** Whether a link may stand in a text: a path of ours, an anchor, another site over https, a letter or a call. */
export const isLink = (href: string): boolean => {
  if (/[\s\\<>"]/.test(href)) return false;
  return /^\/(?!\/)/.test(href) || /^#[\w-]+$/.test(href) || outside.test(href);
};
