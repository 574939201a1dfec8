import type { ReturnReason } from '@ninefold/contracts';
import type { AlertTone } from '@ninefold/ui';
import type { Trouble } from './subscription-state';

interface Explanation {
  readonly tone: AlertTone;
  readonly title: string;
  readonly text: string;
  /** Label of the button that leads to the customer portal, where that is the next step. */
  readonly portal?: string;
  /** Whether support is the next step, or another one. */
  readonly support?: true;
}

const troubles: Readonly<Record<Trouble, Explanation>> = {
  'past-due': {
    tone: 'warning',
    title: 'Your last payment did not go through',
    text: 'Your plan stays active for now, and we will try again in the next few days. Check your card, or use another one.',
    portal: 'Update your card',
  },
  'collection-paused': {
    tone: 'info',
    title: 'Payments are paused',
    text: 'Your plan stays active, and nothing is charged until support resumes the payments.',
    support: true,
  },
  unpaid: {
    tone: 'warning',
    title: 'Your plan is on hold',
    text: 'We could not charge your card for the renewal. Pay the open invoice to reactivate your plan.',
    portal: 'Pay the open invoice',
  },
  paused: {
    tone: 'warning',
    title: 'Your plan is paused',
    text: 'We have no card to charge. Add one and write to support, and we will restart your plan.',
    portal: 'Add a card',
    support: true,
  },
  incomplete: {
    tone: 'warning',
    title: 'Your payment is not finished',
    text: 'Your card was declined, or your bank wants you to confirm the payment. Finish the payment to start your plan. Otherwise, it expires 23 hours after you started it, nothing is charged, and you can choose a plan again.',
    portal: 'Finish the payment',
  },
  pending: {
    tone: 'info',
    title: 'Payment Pending',
    text: 'Banks can take a few days. You do not need to pay again: your plan is activated automatically when the money arrives.',
  },
  disputed: {
    tone: 'warning',
    title: 'Your plan is suspended',
    text: 'One of your payments was disputed at the bank. Your plan will be reactivated when the bank decides that the payment was valid. If the dispute was a mistake, withdraw it at your bank and write to support.',
    support: true,
  },
  returned: {
    tone: 'info',
    title: 'Your payment was returned',
    text: 'You will get a full refund. Banks take 5 to 10 days to show it. You can choose a plan again at any time.',
  },
  'not-charged': {
    tone: 'info',
    title: 'Your plan was not activated',
    text: 'Nothing was charged. You can choose a plan again at any time.',
  },
  other: {
    tone: 'warning',
    title: 'Your subscription needs attention',
    text: 'See what is missing on our payment provider’s page, or write to support.',
    portal: 'Manage subscription',
    support: true,
  },
};

/** Why a payment was returned. */
const reasons: Readonly<Record<ReturnReason, string>> = {
  'account-deleted': 'The account was deleted.',
  duplicate: 'You already had this plan, so you did not need to pay for it again.',
  'paid-too-late': 'The payment arrived after the subscription had ended.',
  'never-granted': 'The subscription ended before the plan was activated.',
  'unknown-price': 'The price or discount of the checkout was no longer valid.',
  'unusable-address': 'An account cannot use the email address that you gave when you paid.',
};

export const copy = {
  troubles,
  reasons,
  renews: (day: string) => `Your plan renews on ${day}.`,
  ends: (day: string) => `Your plan ends on ${day}. It does not renew.`,
  subscribedTitle: 'Already Subscribed',
  subscribed: (plan: string) => `You have ${plan}.`,
} as const;
