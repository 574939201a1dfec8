import { PRODUCT_NAME } from '@ninefold/contracts';
import type { EmailedLink } from '@ninefold/platform';

interface LinkWords {
  readonly title: string;
  readonly lead: string;
  readonly open: string;
}

const types: Readonly<Record<EmailedLink['type'], LinkWords>> = {
  signup: {
    title: 'Confirm your email address',
    lead: `Press the button only if you signed up for ${PRODUCT_NAME}. If you did not, close this page.`,
    open: 'Confirm my address',
  },
  recovery: {
    title: 'Choose a new password',
    lead: 'Press the button, then type your new password.',
    open: 'Continue',
  },
  email_change: {
    title: 'Confirm your new email address',
    lead: 'After this, you sign in with your new address.',
    open: 'Use this address',
  },
  invite: {
    title: 'You are invited',
    lead: 'Accept the invitation, then choose your password.',
    open: 'Accept the invitation',
  },
};

export const copy = {
  types,
  busy: 'Checking your link…',
  offline:
    'We could not reach the server. Check your internet connection and try again. Your link may still be valid.',
  failed: 'An unexpected error occurred. Please try again. Your link may still be valid.',
  title: 'Your link',
  retry: 'Try again',
  missing: {
    title: 'This link does not work',
    text: 'Part of it may be missing, or it was opened in another tab. Open it again from the email.',
    signIn: 'Go to sign in',
    reset: 'Request a new password link',
  },
} as const;
