import { refusalOf } from '@ninefold/contracts/payments-contract';
import type { Payments, PaymentsFile } from '..';

const REFUSAL = ['/api/create-checkout-session', 'already-paid'] as const;

/** A response to a client of the payments service. */
export type SentResponse =
  | { readonly body: { readonly url: string } }
  /** A success with another body than the endpoint has. */
  | { readonly malformed: object }
  | { readonly refusal: typeof REFUSAL }
  /** The page of something in front of the service. */
  | { readonly page: string; readonly status: number }
  | { readonly file: PaymentsFile }
  | 'offline';

const POST = '/api/create-portal-session';
const FILE = '/api/receipts/cs_test_1';
const OFFLINE = { ok: false, failure: { kind: 'offline' } };

function readUrl(json: unknown): string {
  const { url } = Object(json) as { url?: unknown };
  if (typeof url !== 'string') throw new Error('There is no URL.');
  return url;
}

/**
 * The contract of a client of the payments service and of what replaces it in tests.
 * @param open a client whose calls all get one response
 */
export function testPaymentsClientContract(open: (response: SentResponse) => Promise<Payments>): void {
  test('a success is read, and returned as its body', async () => {
    const payments = await open({ body: { url: 'https://stripe.test/portal' } });
    const outcome = await payments.post(POST, {}, readUrl);
    expect(outcome).toEqual({ ok: true, body: 'https://stripe.test/portal' });
  });

  test('a success that cannot be read is unexpected', async () => {
    const payments = await open({ malformed: { success: true } });
    expect(await payments.post(POST, {}, readUrl)).toEqual({ ok: false, failure: { kind: 'unexpected' } });
  });

  test('a refusal is returned with its status, code and sentence', async () => {
    const payments = await open({ refusal: REFUSAL });
    const failure = { kind: 'refused', ...refusalOf(...REFUSAL), retrySeconds: null };
    expect(await payments.post(REFUSAL[0], {}, readUrl)).toEqual({ ok: false, failure });
  });

  test('the page of a proxy is a refusal without a sentence', async () => {
    const payments = await open({ page: '<h1>Bad gateway</h1>', status: 502 });
    const failure = { kind: 'refused', status: 502, error: null, retrySeconds: null };
    expect(await payments.post(POST, {}, readUrl)).toEqual({ ok: false, failure });
    expect(await payments.getFile(FILE)).toEqual({ ok: false, failure });
  });

  test('a file has the name that the service gives it', async () => {
    const file = { name: 'receipt-INV-1.html', text: '<p>Paid</p>' };
    expect(await (await open({ file })).getFile(FILE)).toEqual({ ok: true, body: file });
  });

  test('without a network, every call is offline', async () => {
    const payments = await open('offline');
    expect(await payments.post(POST, {}, readUrl)).toEqual(OFFLINE);
    expect(await payments.getFile(FILE)).toEqual(OFFLINE);
  });
}
