/** The market, not the language (decision: The API). */
export const apiPrefix = '/api/es';
