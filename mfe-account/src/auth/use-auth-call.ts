import { useCallback } from 'react';
import { usePlatform, type PasswordSession, type Platform } from '@ninefold/platform';
import { authFailureOf, type AuthFailure, type ServiceError } from './auth-failure';

/** The auth client, whose methods type their responses. */
export type AuthClient = Awaited<ReturnType<Platform['supabase']>>['auth'];
interface AuthResponse {
  data: unknown;
  error: ServiceError | null;
}

export type AuthOutcome<Data> =
  { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly failure: AuthFailure };

/** Makes one auth call; never throws. */
export type AuthCall = <Response extends AuthResponse>(
  call: (auth: AuthClient) => Promise<Response>,
) => Promise<AuthOutcome<Response['data']>>;

/** @param client the client whose session is used; by default, the site's own */
export function useAuthCall(client?: PasswordSession['client']): AuthCall {
  const platform = usePlatform();
  return useCallback<AuthCall>(
    async (call) => {
      let auth: AuthClient;
      try {
        ({ auth } = client ?? (await platform.supabase()));
      } catch {
        // The client's chunk could not be loaded, which is like having no network.
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
    [platform, client],
  );
}
