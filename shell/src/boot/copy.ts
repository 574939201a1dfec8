/** Texts of the page that is shown when the app does not start. They are part of every HTML file: keep them short. */
export const copy = {
  title: 'Loading Error',
  message: 'There was an error loading the application.',
  hint: 'Please check the console for details.',
  refresh: 'Refresh Page',
} as const;
