import { textsOf } from '#web/texts.ts';

export const useArticleCardTexts = await textsOf({
  es: async () => (await import('#i18n/es/article-card.ts')).articleCard,
  ca: async () => (await import('#i18n/ca/article-card.ts')).articleCard,
});
