/** Before the path of every call: the market, not the language (decision: The API). */
export const apiPrefix = '/api/es';
