import type { Connection } from '@supabase/lite';
import { sql } from 'kysely';
import { AuthError } from './auth/auth-error';

/** As `[auth.rate_limit]` of hosted Supabase counts. */
const NETWORK_WINDOW_SECONDS = 5 * 60;

interface LimitOptions {
  readonly triesPerNetwork: number;
  /** The shortest time between two mails of one kind to one account. */
  readonly mailIntervalMs: number;
}

export type Limits = ReturnType<typeof createLimits>;

/** The limits of hosted Supabase. Tries are counted in the database: a restart forgets none. */
export function createLimits({ kysely }: Connection, { triesPerNetwork, mailIntervalMs }: LimitOptions) {
  /** @throws AuthError when the call gives seconds to wait */
  async function refuse(call: ReturnType<typeof sql<{ wait: number }>>, what: string): Promise<void> {
    const wait = (await call.execute(kysely)).rows[0]?.wait ?? 0;
    if (wait === 0) return;
    const message = `Too many ${what}. Please try again after ${wait} seconds.`;
    throw new AuthError(429, 'over_request_rate_limit', message, wait);
  }

  return {
    /** @throws AuthError when too many tries of this kind came from one network address */
    network(kind: string, address: string): Promise<void> {
      const subject = `${kind} from ${address}`;
      const call = sql<{ wait: number }>`
        select public.count_attempt(${subject}, ${triesPerNetwork}, ${NETWORK_WINDOW_SECONDS}) as wait`;
      return refuse(call, 'requests');
    },

    /** @throws AuthError when there were too many wrong passwords for this address; a right one clears the count */
    signIn: (email: string, valid: boolean): Promise<void> =>
      refuse(sql`select private.count_sign_in(${email}, ${valid}) as wait`, 'sign-in tries'),

    forgetSignIns: (email: string) =>
      sql`select public.reset_attempts(${`sign-in:${email}`})`.execute(kysely),

    /** @throws AuthError when the last mail of a kind was sent too short a time ago */
    mail(sentAt: string | null): void {
      const wait = Math.ceil((Date.parse(sentAt ?? '') + mailIntervalMs - Date.now()) / 1_000);
      if (!(wait > 0)) return;
      const message = `For security purposes, you can only request this after ${wait} seconds.`;
      throw new AuthError(429, 'over_email_send_rate_limit', message, wait);
    },
  };
}
