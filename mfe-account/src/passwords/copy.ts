import { LOCALE, UPDATE_PASSWORD_MIN } from '@ninefold/contracts';

const seconds = new Intl.NumberFormat(LOCALE, { style: 'unit', unit: 'second', unitDisplay: 'long' });

export const copy = {
  reset: {
    title: 'Reset your password',
    lead: 'Enter the email address of your account, and we send you a link to choose a new password. It also opens an account that is locked after too many attempts.',
    email: 'Email',
    submit: 'Send Reset Link',
    again: 'Send Again',
    busy: 'Sending…',
    wait: (left: number) => `Send again in ${seconds.format(left)}`,
    sent: 'Password reset email sent! Please check your inbox.',
    sentHint: 'Nothing there after a few minutes? Look into the spam folder, and check the address below.',
    failed: 'An unexpected error occurred',
    signIn: 'Back to sign in',
    profile: 'Back to your profile',
  },
  update: {
    recovery: {
      title: 'Choose a new password',
      verifying: 'Verifying Reset Link...',
      lead: 'All your other devices are signed out when you change it.',
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
      lead: 'Welcome! With a password your account is ready.',
      submit: 'Save Password',
      invalidTitle: 'This invitation does not work',
      invalid:
        'This invitation was used already, or it is too old. If you have chosen a password, sign in. If not, ask the person who invited you for a new invitation.',
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
    unreachable: 'We could not reach the server to check your link. The link is not used up.',
    retry: 'Try again',
    goOn: 'Go to sign in',
  },
} as const;
