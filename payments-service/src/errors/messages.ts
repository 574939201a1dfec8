import type { ReturnReason } from '@ninefold/contracts';

const tryAgainAfter = (seconds: number) => `Please try again in ${Math.ceil(seconds / 60)} minute(s).`;

/** Every error message that callers of this service may read. Programs rely on the codes instead. */
export const MESSAGES = {
  accountExists:
    'An account with this email address already exists. Sign in, and your purchase will be added to it.',
  alreadyClaimed: 'This purchase already belongs to an account. Please sign in.',
  alreadyPaid: 'This purchase has already been paid for. Please create your account.',
  alreadySubscribed: 'You are already subscribed. Contact support to change your plan.',
  authUnavailable: 'Account creation failed. Please try again.',
  badSignature: 'The Stripe-Signature header is missing, invalid or too old.',
  bodyTooLarge: 'The request body is larger than 16 kB.',
  commonPassword: 'This password is one of the first that others guess.',
  databaseDown: 'The database cannot be used now.',
  databaseUnavailable: 'The database cannot be used now. Please try again.',
  deepJson: 'The request body is nested too deeply.',
  drawingBusy: 'Too many pictures are being drawn. Please try again in a moment.',
  fieldMissing: (field: string) => `The field ${field} is missing or wrong.`,
  internalError: 'Something went wrong on our side. Please try again.',
  invitationNotSent: 'The invitation could not be sent. Please try again later.',
  invitationsOff: 'Invitations are switched off: no admin key is set up.',
  mailsOff: 'Mails about payments are not sent: SMTP_URL is not set.',
  malformedJson: 'The request body is not valid JSON.',
  malformedRequest: 'The request could not be understood.',
  noObject: 'The request body must be a JSON object.',
  noReceipt: 'There is no receipt, because nothing was paid.',
  noSubscription: 'You have no subscription to manage.',
  notFound: (method: string, path: string) => `There is no ${method} ${path} here.`,
  notPaid: 'Payment verification failed - session invalid or not paid',
  notSignedIn: 'You are not signed in, or your session has expired.',
  notYourReceipt: 'This receipt belongs to another account.',
  notYourSession: 'This checkout belongs to another account. Please sign in to it.',
  otherEmail: 'Please use the email address that you gave when you paid.',
  paidWithOtherEmail: 'You paid with a different email address from the one on this account.',
  otherPrices: (count: number) =>
    `${count} open checkout(s) are at a price that is not configured: their payments would be refunded. Add the price to STRIPE_PAST_PRICES_….`,
  passwordTooLong: 'The password is too long.',
  paymentDisputed:
    'Your plan is suspended until the bank decides on a disputed payment. Contact support if this is a mistake.',
  paymentMissing:
    'A payment for your subscription is overdue. Pay it from your profile to reactivate your plan.',
  paymentPending: 'Your payment is still being processed. You do not need to pay again.',
  paymentUnfinished:
    'Your payment is not finished. Finish it from your profile. Otherwise, it expires 23 hours after you started it, and you can choose a plan again.',
  portalNotSetUp: 'The page for your subscription cannot be opened now. Please contact support.',
  priceInactive: (plan: string) => `The price of ${plan} is not active at Stripe.`,
  priceMismatch: (plan: string) => `Stripe does not charge for ${plan} what the plan says.`,
  priceMissing: (plan: string) => `Stripe has no price for ${plan}.`,
  proxiesNotSet:
    'Requests come through a proxy, and TRUSTED_PROXIES is not set: all callers share the limits of one network address. Set it to the number of proxies, or to 0 if there are none.',
  redirectNotAllowed: 'The link of an invitation must lead to a page of this site.',
  sessionNotFound: 'There is no such checkout session.',
  sharingOff: 'Shared links are switched off: no address is set up for them.',
  signInForReceipt: 'Please sign in to download this receipt.',
  stripeDown: 'Stripe is not responding.',
  stripeUnavailable: 'The payment provider is not responding. Please try again.',
  subscriptionEnded: 'This subscription has ended.',
  tooManyInvitations: (seconds: number) => `Too many invitations. ${tryAgainAfter(seconds)}`,
  tooManyRequests: 'Too many requests. Please wait a moment and try again.',
  tooManyAttempts: (seconds: number) => `Too many attempts. ${tryAgainAfter(seconds)}`,
  unsupportedMediaType: 'The request body must be JSON.',
  weakPassword: 'This password is too weak.',
  wrongAdminKey: 'The admin key is wrong.',
} as const;

/** Why a payment is sent back, by the reason in the database, and what the buyer can do. */
const RETURNED: Readonly<Record<ReturnReason, readonly [why: string, next?: string]>> = {
  'account-deleted': ['The account was deleted.'],
  duplicate: ['You already have this plan, so you do not need to pay for it again.'],
  'paid-too-late': ['The payment arrived after the subscription had ended.'],
  'never-granted': ['The subscription ended before the plan was activated.'],
  'unknown-price': [
    'The price or discount of this checkout is no longer valid.',
    'Please choose the plan again.',
  ],
  'unusable-address': [
    'An account cannot use this email address.',
    'Please choose the plan again with a different address.',
  ],
};

/** @param amount cents that the checkout charged */
export function returnedMessage(reason: ReturnReason, amount: number | null): string {
  const [why, ...next] = RETURNED[reason];
  const money = amount === 0 ? 'Nothing was charged.' : 'You will get a full refund.';
  return [why, money, ...next].join(' ');
}
