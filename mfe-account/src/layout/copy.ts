/** Texts of the form pages' own components. */
export const copy = {
  loading: 'Loading...',
  tryAgain: 'Try again',
  support: 'Write to support:',
  showPassword: 'Show',
  hidePassword: 'Hide',
  /** Read by screen readers after "Show" or "Hide". */
  passwordToggleObject: ' password',
} as const;
