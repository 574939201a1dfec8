import type { Connection } from '@supabase/lite';
import { AuthError } from '../auth/auth-error';
import { callFunction } from '../call-function';

/** As `[auth.rate_limit]` of hosted Supabase counts. */
const NETWORK_WINDOW_SECONDS = 5 * 60;

/** For one address. */
export const SIGN_UPS = { limit: 3, seconds: 24 * 3_600 };
const MAILS = { limit: 10, seconds: 3_600 };
const CODES = { limit: 5, seconds: 3_600 };

type MailKind = 'signup' | 'recovery' | 'email_change';

interface LimitOptions {
  readonly triesPerNetwork: number;
  /** The shortest time between two mails of one kind to one address. */
  readonly mailIntervalMs: number;
}

export type Limits = ReturnType<typeof createLimits>;

/**
 * The limits that the server holds, counted in the database: a restart forgets none. All of this is called in a turn.
 * An address that has no account is counted in the same way as one that has.
 */
export function createLimits(connection: Connection, { triesPerNetwork, mailIntervalMs }: LimitOptions) {
  const call = <T>(name: string, ...values: unknown[]) => callFunction<T>(connection, name, ...values);

  /** @returns the seconds to wait; 0 for a try that is allowed */
  const count = (subject: string, limit: number, seconds: number) =>
    call<number>('public.count_try', subject, limit, seconds);

  return {
    /** @throws AuthError when too many tries of this kind came from one network address */
    async network(kind: string, address: string): Promise<void> {
      const subject = `${kind} from ${address}`;
      refuse(await count(subject, triesPerNetwork, NETWORK_WINDOW_SECONDS), 'requests');
    },

    /** For a try that was none: people of one network who type their passwords right do not use up its limit. */
    async takeBackNetwork(kind: string, address: string): Promise<void> {
      await call('private.take_back_try', `${kind} from ${address}`);
    },

    /** @throws AuthError when there were too many wrong passwords for this address; a right one clears the count */
    async signIn(email: string, valid: boolean): Promise<void> {
      refuse(await call<number>('private.sign_in_wait', email, valid), 'sign-in tries');
    },

    forgetSignIns: (email: string) => call<unknown>('public.forget_tries', `sign-in:${email}`),

    async signUp(email: string): Promise<void> {
      refuse(await count(`sign-up:${email}`, SIGN_UPS.limit, SIGN_UPS.seconds), 'signup attempts');
    },

    /** @throws AuthError when the last mails to this address were sent too short a time ago */
    async mail(kind: MailKind, email: string): Promise<void> {
      const seconds = Math.ceil(mailIntervalMs / 1_000);
      const wait =
        (seconds > 0 && (await count(`mail:${kind}:${email}`, 1, seconds))) ||
        (await count(`mails:${email}`, MAILS.limit, MAILS.seconds));
      if (wait === 0) return call('public.forget_tries', `code:${kind}:${email}`);
      const message = `For security purposes, you can only request this after ${wait} seconds.`;
      throw new AuthError(429, 'over_email_send_rate_limit', message, wait);
    },

    /** @returns whether a code that was typed may still be compared */
    code: async (kind: string, email: string) =>
      (await count(`code:${kind}:${email}`, CODES.limit, CODES.seconds)) === 0,
  };
}

function refuse(wait: number, what: string): void {
  if (wait === 0) return;
  const message = `Too many ${what}. Please try again after ${wait} seconds.`;
  throw new AuthError(429, 'over_request_rate_limit', message, wait);
}
