import type {
  CreateAccountResponse,
  CreateCheckoutResponse,
  CreatePortalResponse,
  EndSubscriptionResponse,
  InvitationResponse,
  VerifyCheckoutResponse,
} from '@ninefold/contracts';
import {
  PAYMENT_RESPONSES,
  type PaymentCode,
  refusalOf,
  type RefusingPath,
} from '@ninefold/contracts/payments-contract';
import type { Payments, PaymentsFailure, PaymentsFile, PaymentsOutcome } from '@ninefold/platform';

export const {
  checkout: CHECKOUT,
  paid: PAID,
  paidByMember: PAID_BY_MEMBER,
  unpaid: UNPAID,
  pending: PENDING,
  returned: RETURNED,
  invitation: INVITATION,
} = PAYMENT_RESPONSES;

/** Successful responses of each endpoint, in the contract's types. */
interface Bodies {
  '/api/create-checkout-session': CreateCheckoutResponse;
  '/api/verify-checkout-session': VerifyCheckoutResponse;
  '/api/create-account-after-checkout': CreateAccountResponse;
  '/api/create-portal-session': CreatePortalResponse;
  '/api/end-subscription': EndSubscriptionResponse;
  '/api/invite': InvitationResponse;
  '/api/receipts/cs_test_1': PaymentsFile;
}
type Path = keyof Bodies;

/** A refusal names the endpoint that gives it. */
interface Failed<Name extends Path = Path> {
  readonly failure: PaymentsFailure;
  readonly at?: Name;
}
/** A success with another body than the endpoint has. */
interface Malformed {
  readonly malformed: object;
}
type PaymentsResponses = { [Name in Path]?: Bodies[Name] | Failed<Name> | Malformed };

export const OFFLINE = { failure: { kind: 'offline' } } as const;
export const MALFORMED: Malformed = { malformed: {} };

/** A refusal of the service. */
export const refused = <At extends RefusingPath>(at: At, code: PaymentCode<At>) =>
  ({ at, failure: { kind: 'refused', ...refusalOf(at, code), retrySeconds: null } }) as const;

/** An internal error of the service. */
export const INTERNAL_ERROR = {
  failure: {
    kind: 'refused',
    status: 500,
    error: { code: 'internal-error', error: 'Something went wrong on our side. Please try again.' },
    retrySeconds: null,
  },
} as const;

/** The error page of a proxy in front of the service. */
export const fromProxy = (status: number) =>
  ({ failure: { kind: 'refused', status, error: null, retrySeconds: null } }) as const;

/** A payments service with a table of responses that tests may change. A call without an entry is offline. */
export function fakePayments(responses: PaymentsResponses) {
  const calls: { path: string; body: object }[] = [];

  function respond<Body>(path: string, body: object, read: (json: unknown) => Body): PaymentsOutcome<Body> {
    calls.push({ path, body });
    const response: object & (Partial<Failed> | Malformed) = responses[path as Path] ?? OFFLINE;
    if ('failure' in response && response.failure) return { ok: false, failure: response.failure };
    try {
      return { ok: true, body: read('malformed' in response ? response.malformed : response) };
    } catch {
      return { ok: false, failure: { kind: 'unexpected' } };
    }
  }

  const payments: Payments = {
    post: (path, body, read) => Promise.resolve(respond(path, body, read)),
    getFile: (path) => Promise.resolve(respond(path, {}, (file) => file as PaymentsFile)),
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
