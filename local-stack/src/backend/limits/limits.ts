import type { Connection } from '@supabase/lite';
import { AuthError } from '../auth/auth-error';
import { callFunction } from '../call-function';

/** As `[auth.rate_limit]` of hosted Supabase counts. */
const NETWORK_WINDOW_SECONDS = 5 * 60;

/** For one address. */
export const SIGN_UPS = { limit: 3, seconds: 24 * 3_600 };
/** Of one kind. */
const MAILS = { limit: 10, seconds: 3_600 };
const CODES = { limit: 5, seconds: 3_600 };

/**
 * Anybody can ask for these mails with an address alone, and for many addresses none is sent. So each kind has a count of
 * its own: a call that sends nothing uses up nobody's mail of another kind.
 */
type MailKind = 'recovery' | 'email_change' | 'signup again' | 'email_change again';

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

  const forget = (subject: string) => call<unknown>('public.forget_tries', subject);

  /** @returns the seconds until a mail of this kind may be sent */
  async function pauseBetween(kind: MailKind | 'signup', email: string): Promise<number> {
    const seconds = Math.ceil(mailIntervalMs / 1_000);
    return seconds > 0 ? count(`mail:${kind}:${email}`, 1, seconds) : 0;
  }

  /** What was asked for before there was an account was not sent. */
  async function forgetUnsent(email: string): Promise<void> {
    for (const kind of ['recovery', 'signup again']) {
      await forget(`mails:${kind}:${email}`);
      await forget(`mail:${kind}:${email}`);
    }
  }

  return {
    forgetUnsent,

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

    forgetSignIns: (email: string) => forget(`sign-in:${email}`),

    /** @throws AuthError when there were too many sign-ups with this address, or one a short time ago */
    async signUp(email: string): Promise<void> {
      refuseMail(await pauseBetween('signup', email));
      refuse(await count(`sign-up:${email}`, SIGN_UPS.limit, SIGN_UPS.seconds), 'signup attempts');
      await forgetUnsent(email);
      // The next mail of the sign-up has to wait again.
      await pauseBetween('signup again', email);
      await forget(`code:signup:${email}`);
    },

    /** @throws AuthError when the last mails of this kind to this address were asked for too short a time ago */
    async mail(kind: MailKind, email: string): Promise<void> {
      refuseMail(await pauseBetween(kind, email));
      refuseMail(await count(`mails:${kind}:${email}`, MAILS.limit, MAILS.seconds));
      await forget(`code:${kind.replace(' again', '')}:${email}`);
    },

    /** @returns whether a code that was typed may still be compared */
    code: async (kind: string, email: string) =>
      (await count(`code:${kind}:${email}`, CODES.limit, CODES.seconds)) === 0,
  };
}

function refuseMail(wait: number): void {
  if (wait === 0) return;
  const message = `For security purposes, you can only request this after ${wait} seconds.`;
  throw new AuthError(429, 'over_email_send_rate_limit', message, wait);
}

function refuse(wait: number, what: string): void {
  if (wait === 0) return;
  const message = `Too many ${what}. Please try again after ${wait} seconds.`;
  throw new AuthError(429, 'over_request_rate_limit', message, wait);
}
