/** Where the browser keeps what it last saw of an account (spec U5). */
export const areaKey = 'areaPrivada';
