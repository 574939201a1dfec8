/** Local storage key of the preferences. The boot script reads them too. */
export const PREFERENCES_KEY = 'preferences';
