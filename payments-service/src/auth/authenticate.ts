import type { Request } from 'express';
import type { AuthenticatedCaller, RateLimitedCall } from '@ninefold/contracts';
import { authenticateCallerCall, callRpc, RpcError } from '@ninefold/contracts/rpc';
import type { DatabaseClient } from '../database/create-database';
import { databaseUnavailable } from '../database/database-unavailable';
import { MESSAGES } from '../errors/messages';
import { Problem } from '../errors/problem';
import { tooManyAttempts } from '../limits/limit-calls';

/** The signed-in user who makes a call. */
export type Caller = Pick<AuthenticatedCaller, 'id' | 'email'>;

/** Like `authenticate`, but returns null for a call without a token. */
export const authenticateOrNull = async (
  database: DatabaseClient,
  request: Request,
  call: RateLimitedCall,
): Promise<Caller | null> => (request.headers.authorization ? authenticate(database, request, call) : null);

/**
 * Identifies the caller by the bearer token and counts one attempt of that user. The database verifies the token itself,
 * which saves the round trip to the auth service.
 * @throws Problem 401 without a valid token, or after its session or account has ended; 429 above the limit; 503 when the
 * database does not respond or rejects this service's own key
 */
export async function authenticate(
  database: DatabaseClient,
  request: Request,
  call: RateLimitedCall,
): Promise<Caller> {
  const token = BEARER_TOKEN.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw notSignedIn();
  const caller = await callRpc(database, authenticateCallerCall, { p_call: call }, { token }).catch(
    (error: unknown) => {
      if (error instanceof RpcError && TOKEN_ERRORS.test(error.code)) throw notSignedIn({ cause: error });
      throw databaseUnavailable(error);
    },
  );
  if (caller.wait_seconds > 0) throw tooManyAttempts(caller.wait_seconds);
  return caller;
}

/**
 * Codes with which the Data API rejects the caller's token: unreadable, expired, or for a role without access. A rejected
 * service key has the same HTTP status but none of these codes, and is not the caller's fault.
 */
const TOKEN_ERRORS = /^(PGRST30[1-3]|42501)$/;

/** RFC 6750. */
const BEARER_TOKEN = /^Bearer ([\w.~+/-]+=*)$/i;

/** Also returned for an account that is deleted during the call. */
export const notSignedIn = (options?: ErrorOptions) =>
  new Problem(401, 'not-signed-in', MESSAGES.notSignedIn, options);
