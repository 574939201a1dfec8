/** Where the preferences are kept on this device. The page's first script reads it too. */
export const PREFERENCES_KEY = 'preferences';
