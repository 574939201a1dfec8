/** The words of the form pages' own parts. */
export const copy = {
  loading: 'Loading...',
  tryAgain: 'Try again',
  support: 'Write to support:',
  showPassword: 'Show',
  hidePassword: 'Hide',
  /** Follows "Show" or "Hide", for screen readers. */
  passwordToggleObject: ' password',
} as const;
