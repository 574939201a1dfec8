import type { RuntimeConfig } from '@ninefold/contracts';
import type { Payments, PaymentsOutcome } from '@ninefold/platform';
import type { Auth } from '../auth/create-auth';
import { reportError } from '../platform/report-error';
import type * as PaymentsClient from './payments-client';
import { loadChunk } from '../updates/load-chunk';

type Client = typeof PaymentsClient;

/** The payments API for remotes. Its client is loaded with the first call. */
export function createPayments(config: RuntimeConfig, auth: Auth): Payments {
  async function call<Body>(
    send: (client: Client, accessToken: string | null) => Promise<PaymentsOutcome<Body>>,
  ): Promise<PaymentsOutcome<Body>> {
    try {
      const client = await loadChunk(() => import(/* webpackChunkName: "payments" */ './payments-client'));
      return await send(client, await client.accessTokenOf(auth));
    } catch (error) {
      reportError(error, 'payments');
      // Without the client's chunk or a readable session, nothing was sent.
      return { ok: false, failure: { kind: 'offline' } };
    }
  }
  const urlOf = (path: string) => config.paymentsUrl + path;
  return {
    post: (path, body, read) =>
      call(({ post }, accessToken) => post({ url: urlOf(path), body, read, accessToken })),
    getFile: (path) => call(({ getFile }, accessToken) => getFile({ url: urlOf(path), accessToken })),
  };
}
