/** The cookie of who is signed in; a browser that is served by https knows it as `__Host-` and this. */
export const sessionCookieName = 'rodera_session';
