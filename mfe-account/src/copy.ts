import { PRODUCT_NAME, SIGN_UP_PASSWORD_MIN } from 'shared-contracts';

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Every text of this package that a person reads. */
export const copy = {
  offline:
    'We could not reach the server. Check your internet connection and try again: what you typed is still here.',
  loading: 'Loading...',
  unexpected: 'An unexpected error occurred. Please try again.',
  showPassword: 'Show',
  hidePassword: 'Hide',
  passwordToggleObject: ' password',
  wait: {
    seconds: (count: number) => plural(count, 'second'),
    minutes: (count: number) => plural(count, 'minute'),
    hours: (count: number) => plural(count, 'hour'),
  },

  signIn: {
    title: 'Welcome back',
    lead: 'Sign in to keep your streak and your results.',
    email: 'Email',
    password: 'Password',
    submit: 'Sign In',
    busy: 'Signing in…',
    emailRequired: 'Email is required',
    passwordRequired: 'Password is required',
    wrongCredentials: 'Either email or password is wrong. Please check your credentials.',
    confirmed: 'Email confirmed successfully! You can now sign in.',
    unconfirmedTitle: 'Email verification needed',
    unconfirmedHints: [
      'Check your inbox, and the spam folder too.',
      'Click the verification link in the mail.',
      'No mail at all? Send it again, or sign up again: the address may have a typing mistake.',
    ],
    resend: 'Send the verification email again',
    locked: (minutes: number) => `Account Locked (${minutes}m remaining)`,
    lockedTitle: 'Too many attempts',
    lockedHint: (minutes: number) => `For security, try again in ${minutes} minute(s).`,
    forgot: 'Forgot your password?',
    noAccount: 'New here?',
    signUp: 'Create an account',
    home: 'Back to the start page',
  },

  signUp: {
    accountTitle: 'Create Your Account',
    accountLead: 'Free, and enough for every daily challenge.',
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
    emailRequired: 'Email address is required',
    emailInvalid: 'Please enter a valid email address',
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
    done: `Email verified. Welcome to ${PRODUCT_NAME}!`,
  },
} as const;
