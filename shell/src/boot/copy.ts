/** The page that is shown when the application does not start. It is part of every HTML file: keep it short. */
export const copy = {
  title: 'Loading Error',
  message: 'There was an error loading the application.',
  hint: 'Please check the console for details.',
  refresh: 'Refresh Page',
} as const;
