import { useCallback } from 'react';
import { usePlatform, type Platform } from 'shared-platform';
import { authFailureOf, type AuthFailure, type ServiceError } from './auth-failure';

type Auth = Awaited<ReturnType<Platform['supabase']>>['auth'];
interface Answer {
  data: unknown;
  error: ServiceError | null;
}

type AuthOutcome<Data> =
  { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly failure: AuthFailure };

/** Runs one call of the auth service; never throws. */
export type AuthCall = <A extends Answer>(
  call: (auth: Auth) => Promise<A>,
) => Promise<AuthOutcome<A['data']>>;

export function useAuthCall(): AuthCall {
  const platform = usePlatform();
  return useCallback<AuthCall>(
    async (call) => {
      let auth: Auth;
      try {
        ({ auth } = await platform.supabase());
      } catch {
        // The client's code is a file of its own, and not getting it is the same to a person as no server.
        return { ok: false, failure: { kind: 'offline' } };
      }
      try {
        const { data, error } = await call(auth);
        return error ? { ok: false, failure: authFailureOf(error) } : { ok: true, data };
      } catch (error) {
        platform.reportError(error, 'account: auth call');
        return { ok: false, failure: { kind: 'unexpected' } };
      }
    },
    [platform],
  );
}
