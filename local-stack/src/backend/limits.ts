import type { Connection } from '@supabase/lite';
import { sql } from 'kysely';
import { AuthError } from './auth/auth-error';

/** The window of `[auth.rate_limit]` in hosted Supabase. */
const NETWORK_WINDOW_SECONDS = 5 * 60;

interface LimitOptions {
  readonly attemptsPerNetwork: number;
  /** Minimum time between two emails of one kind to one account. */
  readonly mailIntervalMs: number;
}

export type Limits = ReturnType<typeof createLimits>;

/** The rate limits of hosted Supabase. Attempts are counted in the database, so they survive a restart. */
export function createLimits({ kysely }: Connection, { attemptsPerNetwork, mailIntervalMs }: LimitOptions) {
  /** @throws AuthError when the call returns seconds to wait */
  async function refuse(call: ReturnType<typeof sql<{ wait: number }>>, what: string): Promise<void> {
    const wait = (await call.execute(kysely)).rows[0]?.wait ?? 0;
    if (wait === 0) return;
    const message = `Too many ${what}. Please try again after ${wait} seconds.`;
    throw new AuthError(429, 'over_request_rate_limit', message, wait);
  }

  return {
    /** @throws AuthError above the limit of attempts of this kind from one network address */
    network(kind: string, address: string): Promise<void> {
      const subject = `${kind} from ${address}`;
      const call = sql<{ wait: number }>`
        select public.count_attempt(${subject}, ${attemptsPerNetwork}, ${NETWORK_WINDOW_SECONDS}) as wait`;
      return refuse(call, 'requests');
    },

    /** @throws AuthError after too many wrong passwords for this address; the right one clears the count */
    signIn: (email: string, valid: boolean): Promise<void> =>
      refuse(sql`select private.count_sign_in(${email}, ${valid}) as wait`, 'sign-in attempts'),

    forgetSignIns: (email: string) =>
      sql`select public.reset_attempts(${`sign-in:${email}`})`.execute(kysely),

    /** @throws AuthError when the last email of this kind was sent too recently */
    mail(sentAt: string | null): void {
      const wait = Math.ceil((Date.parse(sentAt ?? '') + mailIntervalMs - Date.now()) / 1_000);
      if (!(wait > 0)) return;
      const message = `For security purposes, you can only request this after ${wait} seconds.`;
      throw new AuthError(429, 'over_email_send_rate_limit', message, wait);
    },
  };
}
