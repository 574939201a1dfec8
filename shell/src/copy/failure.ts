export const failureCopy = {
  somethingWentWrong: 'Something went wrong',
  nothingLost:
    'The page ran into a problem that it could not get around. Refreshing it usually helps; results that you finished are kept.',
  refresh: 'Refresh Page',
} as const;

/** The page that stands when nothing else can. */
export const startUpFailureCopy = {
  title: 'Loading Error',
  message: 'There was an error loading the application.',
  hint: 'Please check the console for details.',
  refresh: 'Refresh Page',
} as const;
