/**
 * The day from which the sentence that asks for the newsletter is what it is now. It is kept with the answer: who changes the
 * sentence changes the day, and a test holds them together.
 */
export const newsletterText = 'newsletter 2026-11-29';
