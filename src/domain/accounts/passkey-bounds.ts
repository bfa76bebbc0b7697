/** An account has so many passkeys at most. */
export const mostPasskeys = 10;

/** How long a browser has to have a challenge signed, in minutes. */
export const challengeMinutes = 5;
