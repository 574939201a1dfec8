import { LOCALE, UPDATE_PASSWORD_MIN } from '@ninefold/contracts';

const seconds = new Intl.NumberFormat(LOCALE, { style: 'unit', unit: 'second', unitDisplay: 'long' });

export const copy = {
  reset: {
    title: 'Reset your password',
    lead: 'Enter your account’s email address, and we will send you a link to choose a new password. The new password also unlocks an account that was locked after too many attempts.',
    email: 'Email',
    submit: 'Send Reset Link',
    again: 'Send Again',
    busy: 'Sending…',
    wait: (left: number) => `Send again in ${seconds.format(left)}`,
    sent: 'Password reset email sent! Please check your inbox.',
    sentHint: 'Nothing after a few minutes? Check your spam folder and the address below.',
    failed: 'An unexpected error occurred',
    signIn: 'Back to sign in',
    profile: 'Back to your profile',
  },
  update: {
    recovery: {
      title: 'Choose a new password',
      verifying: 'Verifying Reset Link...',
      lead: 'Changing it signs out all your other devices.',
      submit: 'Update Password',
      invalidTitle: 'This link does not work',
      invalid: 'Invalid or expired reset link. Please request a new password reset.',
      done: 'Password updated successfully! Redirecting to login...',
      doneTitle: 'Password updated',
      signIn: 'Password updated successfully! You can now sign in with your new password.',
    },
    invite: {
      title: 'Choose your password',
      verifying: 'Verifying your invitation...',
      lead: 'Welcome! Choose a password, and your account is ready.',
      submit: 'Save Password',
      invalidTitle: 'This invitation does not work',
      invalid:
        'This invitation has already been used or has expired. If you have chosen a password, sign in. If not, ask the person who invited you for a new invitation.',
      done: 'Password saved successfully! Redirecting to login...',
      doneTitle: 'Your account is ready',
      signIn: 'Your account is ready. Sign in with your new password.',
    },
    email: 'Email',
    password: 'New Password',
    rule: `At least ${UPDATE_PASSWORD_MIN} characters.`,
    confirmPassword: 'Confirm Password',
    busy: 'Saving…',
    missing: 'Please fill in all fields',
    short: `Password must be at least ${UPDATE_PASSWORD_MIN} characters long`,
    differs: 'Passwords do not match',
    failed: 'An unexpected error occurred. Please try again.',
    request: 'Request a new link',
    unreachable: 'We could not reach the server to check your link. The link is still valid.',
    retry: 'Try again',
    continue: 'Go to sign in',
  },
} as const;
