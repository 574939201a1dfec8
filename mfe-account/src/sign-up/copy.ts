import { SIGN_UP_PASSWORD_MIN } from 'shared-contracts';

export const copy = {
  account: {
    title: 'Create Your Account',
    lead: 'Free, and enough for every daily challenge.',
    email: 'Email',
    password: 'Password',
    passwordHint: `At least ${SIGN_UP_PASSWORD_MIN} characters.`,
    confirmPassword: 'Confirm Password',
    confirmHint: 'Type it once more by hand: pasting is off in this field.',
    terms: {
      before: 'I agree to the ',
      termsOfService: 'Terms of Service',
      between: ' and ',
      privacyPolicy: 'Privacy Policy',
    },
    submit: 'Create Account',
    busy: 'Creating your account…',
    passwordRequired: 'Password is required',
    passwordShort: `Password must be at least ${SIGN_UP_PASSWORD_MIN} characters long`,
    confirmRequired: 'Please confirm your password',
    confirmDiffers: 'Passwords do not match',
    termsRequired: 'You must agree to the Terms of Service and Privacy Policy',
    noUser: 'Failed to create account - please try again',
    failed: 'Failed to create account',
    limitedTitle: 'Account Creation Limited',
    limited: (time: string) => `Too many signup attempts. Please try again in ${time}.`,
    created: (email: string) =>
      `Almost there: we sent a link to ${email}. Click it to verify your email, then sign in. If the address already has an account, just sign in.`,
    haveAccount: 'Already have an account?',
    signIn: 'Sign in',
  },

  verification: {
    title: 'Verify Your Email',
    lead: (email: string) =>
      `We sent a link to ${email}. Open it on this device and this page moves on by itself.`,
    waiting: 'Waiting for your confirmation…',
    check: 'I have verified my email',
    checking: 'Checking…',
    notYet: 'Email not verified yet. Please check your email and click the verification link.',
    resend: 'Resend email',
    resending: 'Sending…',
    resent: 'Verification email sent. It can take a minute to arrive.',
    elsewhere: 'Opened the link on another device?',
    signIn: 'Sign in here',
    wrongAddress: 'Wrong address?',
    startOver: 'Start again',
  },
} as const;
