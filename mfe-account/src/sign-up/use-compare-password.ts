import { callRpc, reportSignUpConflictCall, RpcError } from '@ninefold/contracts/rpc';
import { usePlatform } from '@ninefold/platform';
import { busyNetwork, type AuthFailure } from '../auth/auth-failure';
import { useAuthCall, type AuthOutcome } from '../auth/use-auth-call';
import type { Captcha } from '../auth/use-captcha';
import type { NewAccount } from './use-sign-up';

/** `own`: the stored password is the one that was sent. `reported`: it may be another one, and the conflict is reported. */
type Comparison = AuthOutcome<'own' | 'reported' | 'signed-in'>;

const done = (data: 'own' | 'reported' | 'signed-in'): Comparison => ({ ok: true, data });

/**
 * Tries the password of a sign-up. The auth service keeps the first password of an unconfirmed account, so another one
 * would belong to somebody who registered the address before, and must not survive: a report clears it when the address
 * is confirmed. `before()` must succeed before the mail is requested, because its link may be opened at any time, even after
 * this page was closed. `after()` finds whoever registered the address in between.
 */
export function useComparePassword(captcha: Captcha) {
  const platform = usePlatform();
  const callAuth = useAuthCall();

  const signIn = ({ email, password = '' }: NewAccount, options: Captcha['options']) =>
    callAuth((auth) => auth.signInWithPassword({ email, password, options }));

  async function report({ email }: NewAccount, wasTried: boolean): Promise<Comparison> {
    try {
      const client = await platform.supabase();
      await callRpc(client, reportSignUpConflictCall, { p_email: email, p_was_tried: wasTried });
      return done('reported');
    } catch (error) {
      return { ok: false, failure: failureOf(error) };
    }
  }

  return {
    async before(account: NewAccount, options: Captcha['options']): Promise<Comparison> {
      const outcome = await signIn(account, options);
      if (outcome.ok) return done('signed-in');
      const { kind } = outcome.failure;
      if (kind === 'unconfirmed') return done('own');
      return TRY_AGAIN.includes(kind) ? outcome : report(account, true);
    },
    async after(account: NewAccount): Promise<Comparison> {
      const options = await captcha.next();
      if (options === 'no-token') return report(account, false);
      const outcome = await signIn(account, options);
      captcha.renew();
      if (outcome.ok) return done('signed-in');
      const { kind } = outcome.failure;
      return kind === 'unconfirmed' ? done('own') : report(account, kind === 'credentials');
    },
  };
}

/** Failures that do not depend on the account. */
const TRY_AGAIN: readonly AuthFailure['kind'][] = ['offline', 'busy-network', 'captcha'];

function failureOf(error: unknown): AuthFailure {
  if (!(error instanceof RpcError)) return { kind: 'offline' };
  if (error.kind !== 'limit') return { kind: error.kind === 'offline' ? 'offline' : 'unexpected' };
  const retrySeconds = error.waitSeconds ?? 60;
  if (error.hint === 'network-busy') return busyNetwork(retrySeconds);
  return { kind: 'limited', retrySeconds, message: error.message };
}
