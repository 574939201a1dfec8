/** Texts of the form pages' own components. */
export const copy = {
  loading: 'Loading...',
  tryAgain: 'Try again',
  support: 'Support:',
  /** Only support can change the address of a purchase. */
  mistyped: 'Did you mistype your email address when you paid? Write to support:',
  showPassword: 'Show',
  hidePassword: 'Hide',
  /** Read by screen readers after "Show" or "Hide". */
  passwordToggleObject: ' password',
} as const;
