export const copy = {
  loading: 'Loading...',
  failed:
    'We could not load this page. Your saved answers are safe. Check your internet connection and try again.',
  tryAgain: 'Try again',
} as const;
