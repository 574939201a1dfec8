import type { Request } from 'express';
import type { AuthenticatedCaller, RateLimitedCall } from '@ninefold/contracts';
import type { DatabaseClient } from '../database/create-database';
import { databaseUnavailable } from '../database/database-unavailable';
import { Problem } from '../errors/problem';
import { tooManyTries } from '../limits/limit-calls';
import { SENTENCES } from '../errors/sentences';

/** The signed-in person who makes a call. */
export type Caller = Pick<AuthenticatedCaller, 'id' | 'email'>;

/** As `admitCaller`, but null for a call without a token. */
export const admitIfSignedIn = async (
  database: DatabaseClient,
  request: Request,
  call: RateLimitedCall,
): Promise<Caller | null> => (request.headers.authorization ? admitCaller(database, request, call) : null);

/**
 * Whose token the call carries; it counts one try of that person. The database reads the token itself: one round trip in
 * place of one to the auth service and one to count.
 * @throws Problem 401 without a token, for a wrong one, and after its session or account has ended; 429 above the limit;
 * 503 when the database does not respond, or refuses the key of this service
 */
export async function admitCaller(
  database: DatabaseClient,
  request: Request,
  call: RateLimitedCall,
): Promise<Caller> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw notSignedIn();
  const { data, error, status } = await database
    .rpc('admit_caller', { p_call: call })
    .setHeader('Authorization', `Bearer ${token}`);
  if (data?.wait_seconds === 0) return data;
  if (data) throw tooManyTries(data.wait_seconds);
  if (error && SAID_OF_THE_TOKEN.test(error.code)) throw notSignedIn({ cause: error });
  throw databaseUnavailable({ ...error, status });
}

/**
 * What the Data API says of the caller's token: it cannot be read or has expired, or the database refuses who it is. The key
 * of this service is read before that, and its refusal has the same status without such a code: it is no caller's fault.
 */
const SAID_OF_THE_TOKEN = /^(PGRST30[1-3]|42501)$/;

/** The characters of a token, by RFC 6750. */
const BEARER = /^Bearer ([\w.~+/-]+=*)$/i;

/** Also for a call during which the account has ended. */
export const notSignedIn = (options?: ErrorOptions) =>
  new Problem(401, 'not-signed-in', SENTENCES.notSignedIn, options);
