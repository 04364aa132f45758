/** The cookie that remembers the chosen language, for a year. Only the language switcher writes it, no response does. */
export const localeCookie = {name: 'NEXT_LOCALE', maxAgeSeconds: 365 * 24 * 3600} as const;
