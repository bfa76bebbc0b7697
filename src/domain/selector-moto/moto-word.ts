/** A feature of a motorcycle; a dash is what tables write for nothing (spec S31). */
export const withoutDash = (text: string): string => (/^[-–—]+$/.test(text.trim()) ? '' : text.trim());

export const parseWord = (text: string | null): string | undefined =>
  withoutDash(text ?? '')
    .slice(0, 80)
    .trim() || undefined;
