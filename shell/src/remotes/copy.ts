export const copy = {
  loading: 'Loading...',
  slow: 'This is taking longer than usual.',
  unloaded: 'The connection may have dropped, or they are just being updated.',
  tryAgain: 'Try again',
} as const;
