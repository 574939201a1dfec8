import type {
  CreateAccountResponse,
  CreateCheckoutResponse,
  CreatePortalResponse,
  EndSubscriptionResponse,
  VerifyCheckoutResponse,
} from '../payments';
import type { ApiError } from '../api-error';
import type { InvitationResponse } from '../invitation';

interface Refusal extends Omit<ApiError, 'code'> {
  readonly status: number;
}

const STRIPE_UNAVAILABLE = {
  status: 502,
  error: 'The payment provider is not responding. Please try again.',
};

/** Endpoint → error code → how the payments service refuses a call. `cs_test_1` stands for any checkout session. */
export const PAYMENT_REFUSALS = {
  '/api/create-checkout-session': {
    'malformed-body': { status: 400, error: 'The field tier is missing or wrong.' },
    'not-signed-in': { status: 401, error: 'You are not signed in, or your session has expired.' },
    'already-paid': {
      status: 409,
      error: 'This purchase has already been paid for. Please create your account.',
      session_id: 'cs_test_1',
    },
    'already-subscribed': {
      status: 409,
      error: 'You are already subscribed. Contact support to change your plan.',
    },
    'payment-disputed': {
      status: 409,
      error:
        'Your plan is suspended until the bank decides on a disputed payment. Contact support if this is a mistake.',
    },
    'payment-missing': {
      status: 409,
      error: 'A payment for your subscription is overdue. Pay it from your profile to reactivate your plan.',
    },
    'payment-unfinished': {
      status: 409,
      error:
        'Your payment is not finished. Finish it from your profile. Otherwise, it expires 23 hours after you started it, and you can choose a plan again.',
    },
    'payment-pending': {
      status: 409,
      error: 'Your payment is still being processed. You do not need to pay again.',
    },
    'stripe-unavailable': STRIPE_UNAVAILABLE,
  },
  '/api/verify-checkout-session': {
    'not-your-session': {
      status: 403,
      error: 'This checkout belongs to another account. Please sign in to it.',
    },
    'other-email': {
      status: 409,
      error: 'You paid with a different email address from the one on this account.',
    },
    'session-not-found': { status: 404, error: 'There is no such checkout session.' },
    'stripe-unavailable': STRIPE_UNAVAILABLE,
  },
  '/api/create-account-after-checkout': {
    'weak-password': { status: 400, error: 'This password is too weak.' },
    'account-exists': {
      status: 409,
      error:
        'An account with this email address already exists. Sign in, and your purchase will be added to it.',
    },
    'other-email': {
      status: 409,
      error: 'Please use the email address that you gave when you paid.',
    },
    'stripe-unavailable': STRIPE_UNAVAILABLE,
  },
  '/api/create-portal-session': {
    'no-subscription': { status: 404, error: 'You have no subscription to manage.' },
  },
  '/api/invite': {
    'wrong-admin-key': { status: 403, error: 'The admin key is wrong.' },
  },
} as const satisfies Record<string, Record<string, Refusal>>;

type Refusals = typeof PAYMENT_REFUSALS;
export type RefusingPath = keyof Refusals;
export type PaymentCode<Path extends RefusingPath> = keyof Refusals[Path] & string;

/** Status and body of a refusal. */
export function refusalOf<Path extends RefusingPath>(path: Path, code: PaymentCode<Path>) {
  const { status, ...error }: Refusal = PAYMENT_REFUSALS[path][code] as Refusals[Path][keyof Refusals[Path]] &
    Refusal;
  return { status, error: { code, ...error } satisfies ApiError };
}

/** `account-exists at /api/create-account-after-checkout` */
type RefusedPayment = {
  [Path in keyof Refusals]: `${keyof Refusals[Path] & string} at ${Path}`;
}[keyof Refusals];

const UNPAID: VerifyCheckoutResponse = {
  valid: false,
  payment_status: 'unpaid',
  pending: false,
  tier: null,
  amount_total: null,
  currency: null,
  customer_email: null,
  customer_id: null,
  subscription_id: null,
  error: 'Payment verification failed - session invalid or not paid',
};

const PAID = {
  valid: true,
  payment_status: 'paid',
  pending: false,
  tier: 'elite',
  amount_total: 4999,
  currency: 'usd',
  customer_email: 'ada@example.test',
  customer_id: 'cus_1',
  subscription_id: 'sub_1',
} satisfies VerifyCheckoutResponse;

/** Successful responses. Ids, addresses and URLs are examples. */
export const PAYMENT_RESPONSES = {
  checkout: {
    session_id: 'cs_test_1',
    checkout_url: 'https://stripe.test/c/pay/cs_test_1',
  } satisfies CreateCheckoutResponse,
  unpaid: UNPAID,
  pending: {
    ...UNPAID,
    pending: true,
    error: 'Your payment is still being processed. You do not need to pay again.',
  } satisfies VerifyCheckoutResponse,
  paid: PAID,
  /** A guest whose address has an account. */
  paidByMember: { ...PAID, has_account: true } satisfies VerifyCheckoutResponse,
  returned: {
    ...UNPAID,
    payment_status: 'paid',
    returned: true,
    amount_total: 4999,
    currency: 'usd',
    error:
      'An account cannot use this email address. You will get a full refund. Please choose the plan again with a different address.',
  } satisfies VerifyCheckoutResponse,
  account: { success: true } satisfies CreateAccountResponse,
  accountByMail: { success: true, password_by_mail: true } satisfies CreateAccountResponse,
  portal: { url: 'https://stripe.test/portal' } satisfies CreatePortalResponse,
  ended: { ended: 1 } satisfies EndSubscriptionResponse,
  invitation: {
    success: true,
    message: 'Invitation sent to grace@example.test.',
  } satisfies InvitationResponse,
};

interface Response {
  readonly status: number;
  readonly body: unknown;
}

/** The calls of a payments service, each in the situation that its name says. */
export interface TestedPayments {
  readonly refused: Readonly<Record<RefusedPayment, () => Promise<Response>>>;
  readonly responses: Readonly<Record<keyof typeof PAYMENT_RESPONSES, () => Promise<Response>>>;
}

const refusals = Object.entries(PAYMENT_REFUSALS).flatMap(([path, codes]) =>
  Object.entries<Refusal>(codes).map(
    ([code, refusal]) => [`${code} at ${path}` as RefusedPayment, code, refusal] as const,
  ),
);

const EXAMPLES = /^(cs_|cus_|sub_|https?:)|@/;

/** Accepts any text where the value is an example. */
const likeExample = (value: unknown): unknown =>
  typeof value === 'string' && EXAMPLES.test(value) ? (expect.stringMatching(EXAMPLES) as unknown) : value;

const likeExamples = (body: object) =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, likeExample(value)]));

/** The contract of the payments service and of what replaces it in tests: what it refuses, and what it returns. */
export function testPaymentsContract({ refused, responses }: TestedPayments): void {
  test.each(refusals)('%s', async (name, code, { status, ...error }) => {
    expect(await refused[name]()).toEqual({ status, body: { code, ...likeExamples(error) } });
  });

  test.each(Object.entries(PAYMENT_RESPONSES))('the response %s', async (name, body) => {
    const response = await responses[name as keyof typeof PAYMENT_RESPONSES]();
    expect(response).toEqual({ status: 200, body: likeExamples(body) });
  });
}
