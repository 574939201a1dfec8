export const agreementCopy = {
  title: 'User Agreement',
  lead: 'The terms, the privacy policy and the cookie policy on one page: what you agree to when you create an account.',
  back: 'Back to sign up',
} as const;
