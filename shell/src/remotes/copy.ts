export const copy = {
  loading: 'Loading...',
  slow: 'This is taking longer than usual.',
  tryAgain: 'Try again',
} as const;
