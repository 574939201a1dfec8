import {
  PAYMENT_REFUSALS,
  PAYMENT_RESPONSES,
  type PaymentCode,
  type RefusingPath,
  type TestedPayments,
  testPaymentsContract,
} from '@ninefold/contracts/payments-contract';
import { type SentResponse, testPaymentsClientContract } from '@ninefold/platform/payments-client-contract';
import { fakePayments, fromProxy, OFFLINE, refused } from './fake-payments';

type Responses = Parameters<typeof fakePayments>[0];

const CREATE = '/api/create-checkout-session';
const VERIFY = '/api/verify-checkout-session';
const ACCOUNT = '/api/create-account-after-checkout';
const PORTAL = '/api/create-portal-session';
const RECEIPT = '/api/receipts/cs_test_1';

/** Status and body of the response to a call. */
async function post(path: keyof Responses, responses: Responses) {
  const outcome = await fakePayments(responses).payments.post(path, {}, (json) => json);
  if (outcome.ok) return { status: 200, body: outcome.body };
  const { failure } = outcome;
  if (failure.kind !== 'refused') throw new Error(failure.kind);
  return { status: failure.status, body: failure.error };
}

const refusedCalls = (Object.keys(PAYMENT_REFUSALS) as RefusingPath[]).flatMap((path) =>
  (Object.keys(PAYMENT_REFUSALS[path]) as PaymentCode<typeof path>[]).map((code) => [
    `${code} at ${path}`,
    () => post(path, { [path]: refused(path, code) }),
  ]),
);

describe('as the service', () => {
  const { account, accountByMail, checkout, ended, invitation, paid, pending, portal, unpaid } =
    PAYMENT_RESPONSES;
  const { paidByMember, returned } = PAYMENT_RESPONSES;
  testPaymentsContract({
    refused: Object.fromEntries(refusedCalls) as TestedPayments['refused'],
    responses: {
      checkout: () => post(CREATE, { [CREATE]: checkout }),
      unpaid: () => post(VERIFY, { [VERIFY]: unpaid }),
      pending: () => post(VERIFY, { [VERIFY]: pending }),
      paid: () => post(VERIFY, { [VERIFY]: paid }),
      paidByMember: () => post(VERIFY, { [VERIFY]: paidByMember }),
      returned: () => post(VERIFY, { [VERIFY]: returned }),
      account: () => post(ACCOUNT, { [ACCOUNT]: account }),
      accountByMail: () => post(ACCOUNT, { [ACCOUNT]: accountByMail }),
      portal: () => post(PORTAL, { [PORTAL]: portal }),
      ended: () => post('/api/end-subscription', { '/api/end-subscription': ended }),
      invitation: () => post('/api/invite', { '/api/invite': invitation }),
    },
  });
});

describe('as a client', () => {
  function responsesFor(sent: SentResponse): Responses {
    if (sent === 'offline') return { [PORTAL]: OFFLINE, [RECEIPT]: OFFLINE };
    if ('body' in sent) return { [PORTAL]: sent.body };
    if ('malformed' in sent) return { [PORTAL]: sent };
    if ('file' in sent) return { [RECEIPT]: sent.file };
    if ('refusal' in sent) return { [sent.refusal[0]]: refused(...sent.refusal) };
    return { [PORTAL]: fromProxy(sent.status), [RECEIPT]: fromProxy(sent.status) };
  }
  testPaymentsClientContract((sent) => Promise.resolve(fakePayments(responsesFor(sent)).payments));
});
