import type {
  CreateAccountResponse,
  CreateCheckoutResponse,
  CreatePortalResponse,
  EndSubscriptionResponse,
  VerifyCheckoutResponse,
} from '@ninefold/contracts';
import type { Payments, PaymentsFailure, PaymentsFile } from '@ninefold/platform';

/** Successful responses of each endpoint, in the contract's types. */
interface Bodies {
  '/api/create-checkout-session': CreateCheckoutResponse;
  '/api/verify-checkout-session': VerifyCheckoutResponse;
  '/api/create-account-after-checkout': CreateAccountResponse;
  '/api/create-portal-session': CreatePortalResponse;
  '/api/end-subscription': EndSubscriptionResponse;
  '/api/receipts/cs_test_1': PaymentsFile;
}
type Path = keyof Bodies;
interface Failed {
  readonly failure: PaymentsFailure;
}
type PaymentsResponses = { [Name in Path]?: Bodies[Name] | Failed };

export const OFFLINE: Failed = { failure: { kind: 'offline' } };
export const UNEXPECTED: Failed = { failure: { kind: 'unexpected' } };

/** An error response; without a code, it comes from a proxy in front of the service. */
export const refused = (
  status: number,
  code?: string,
  sentence = 'The service says why.',
  session_id?: string,
): Failed => ({
  failure: {
    kind: 'refused',
    status,
    error: code ? { code, error: sentence, session_id } : null,
    retrySeconds: null,
  },
});

export const CHECKOUT: CreateCheckoutResponse = {
  session_id: 'cs_test_1',
  checkout_url: 'https://stripe.test/c/pay/cs_test_1',
};

export const PAID: VerifyCheckoutResponse = {
  valid: true,
  payment_status: 'paid',
  tier: 'elite',
  amount_total: 4999,
  currency: 'usd',
  customer_email: 'ada@example.test',
  customer_id: 'cus_1',
  subscription_id: 'sub_1',
};

export const UNPAID: VerifyCheckoutResponse = {
  valid: false,
  payment_status: 'unpaid',
  tier: null,
  amount_total: null,
  currency: null,
  customer_email: null,
  customer_id: null,
  subscription_id: null,
  error: 'Payment verification failed - session invalid or not paid',
};

export const PENDING: VerifyCheckoutResponse = {
  ...UNPAID,
  pending: true,
  error: 'Your payment is still being processed. You do not need to pay again.',
};

/** A payments service with a table of responses that tests may change. A call without an entry is offline. */
export function fakePayments(responses: PaymentsResponses) {
  const calls: { path: string; body: object }[] = [];
  const respond = (path: string) => responses[path as Path] ?? OFFLINE;
  const payments: Payments = {
    post(path, body, read) {
      calls.push({ path, body });
      const response = respond(path);
      if ('failure' in response) return Promise.resolve({ ok: false, failure: response.failure });
      return Promise.resolve({ ok: true, body: read(response) });
    },
    getFile(path) {
      calls.push({ path, body: {} });
      const response = respond(path);
      if ('failure' in response) return Promise.resolve({ ok: false, failure: response.failure });
      return Promise.resolve({ ok: true, body: response as PaymentsFile });
    },
  };
  const callsTo = (path: Path) => calls.filter((call) => call.path === path).map(({ body }) => body);
  return { payments, callsTo, responses };
}

/** Records the targets of links that the page follows programmatically. */
export function followedLinks(): string[] {
  const followed: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(this.href);
  });
  return followed;
}
