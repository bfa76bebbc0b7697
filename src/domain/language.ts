export type Language = 'es' | 'ca';
export const languages: readonly Language[] = ['es', 'ca'];
