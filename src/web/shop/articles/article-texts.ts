import { textsOf } from '#web/texts.ts';

export const useArticleTexts = await textsOf({
  es: async () => (await import('#i18n/es/articles.ts')).articles,
  ca: async () => (await import('#i18n/ca/articles.ts')).articles,
});
