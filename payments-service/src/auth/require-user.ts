import type { Request } from 'express';
import type { DatabaseClient } from '../database/create-database';
import { Problem } from '../errors/problem';

/** The signed-in person who makes a call. */
export interface Caller {
  readonly id: string;
  /** Lower case; null unless its owner has proved it. */
  readonly email: string | null;
}

/** As `requireUser`, but null for a call without a token. */
export const findUser = async (request: Request, database: DatabaseClient): Promise<Caller | null> =>
  request.headers.authorization ? requireUser(request, database) : null;

/**
 * Asks the auth service whose token the call carries.
 * @throws Problem 401 without a token, and for one that is over or wrong; 503 when the auth service does not respond
 */
export async function requireUser(request: Request, database: DatabaseClient): Promise<Caller> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw notSignedIn();
  const { data, error } = await database.auth.getUser(token);
  if (data.user) {
    const { id, email, email_confirmed_at } = data.user;
    return { id, email: email && email_confirmed_at ? email.toLowerCase() : null };
  }
  if (isRefusal(error?.status)) throw notSignedIn({ cause: error });
  throw new Problem(503, 'auth-unavailable', 'The sign-in service does not answer. Please try again.', {
    cause: error,
  });
}

const isRefusal = (status = 0) => status >= 400 && status < 500 && status !== 429;

const notSignedIn = (options?: ErrorOptions) =>
  new Problem(401, 'not-signed-in', 'You are not signed in, or your session is over.', options);
