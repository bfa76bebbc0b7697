export type Language = 'es' | 'ca';
