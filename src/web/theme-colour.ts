/** The shop's yellow, as the web app's frame shows it (spec N12). */
export const themeColour = '#F6D000';
