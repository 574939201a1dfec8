/** Texts of the page that is shown when the app does not start. They are part of every HTML file: keep them short. */
export const copy = {
  title: 'Loading Error',
  message: 'There was an error loading the application.',
  hint: 'Please check the console for details.',
  refresh: 'Refresh Page',
  offline: 'You are offline',
  reconnect: 'This page opens when you are online again.',
} as const;
