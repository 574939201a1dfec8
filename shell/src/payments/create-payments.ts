import type { RuntimeConfig } from 'shared-contracts';
import type { Payments } from 'shared-platform';
import type { Auth } from '../auth/create-auth';
import { reportError } from '../platform/report-error';

/** The payments service for the remotes. The code of its client is loaded with the first call. */
export function createPayments(config: RuntimeConfig, auth: Auth): Payments {
  return {
    async post(path, body, read) {
      try {
        const { post } = await import(/* webpackChunkName: "payments" */ './payments-client');
        return await post({
          url: config.paymentsUrl + path,
          body,
          read,
          accessToken: await accessTokenOf(auth),
        });
      } catch (error) {
        reportError(error, 'payments');
        // Without the file of the client, or a session that could be read, nothing was sent.
        return { ok: false, failure: { kind: 'offline' } };
      }
    },
  };
}

/** Guests have none, and the Supabase client is not loaded for them. */
async function accessTokenOf(auth: Auth): Promise<string | null> {
  if (auth.get().status === 'out') return null;
  const client = await auth.supabase();
  const { data } = await client.auth.getSession();
  return data.session?.access_token ?? null;
}
