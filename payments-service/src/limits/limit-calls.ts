import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { countAttemptCall, resetAttemptsCall } from '@ninefold/contracts/rpc';
import type { Config } from '../config/read-config';
import { callDatabase } from '../database/call-database';
import type { DatabaseClient } from '../database/create-database';
import { MESSAGES } from '../errors/messages';
import { Problem } from '../errors/problem';

const WINDOW_S = 600;
/** A buyer needs only a few per purchase; many people may share one network address. */
const ATTEMPTS_PER_PURCHASE = 20;

interface LimitDependencies {
  readonly config: Pick<Config, 'attemptsPerNetwork'>;
  readonly database: DatabaseClient;
}

/**
 * Counts a call against the limit of its network address. Calls of signed-in people are also counted by `authenticate`.
 * @param call names what is counted, such as `checkout`
 * @throws Problem 429 above the limit
 */
export async function limitByNetwork(
  { config, database }: LimitDependencies,
  request: Request,
  call: string,
): Promise<void> {
  const network = `${call}:network:${ipKeyGenerator(request.ip ?? '')}`;
  const limit = { attempts: config.attemptsPerNetwork, windowSeconds: WINDOW_S };
  const wait = await countAttempt(database, network, limit);
  if (wait > 0) throw tooManyAttempts(wait);
}

/**
 * Counts an attempt to create the account of a purchase. The buyer has a limit of their own, so other people who know the
 * checkout session cannot use it up.
 * @throws Problem 429 above the limit
 */
export async function limitByPurchase(
  { database }: LimitDependencies,
  sessionId: string,
  isBuyer: boolean,
): Promise<void> {
  const subject = `account:purchase:${sessionId}${isBuyer ? ':buyer' : ''}`;
  const limit = { attempts: ATTEMPTS_PER_PURCHASE, windowSeconds: WINDOW_S };
  const wait = await countAttempt(database, subject, limit);
  if (wait > 0) throw tooManyAttempts(wait);
}

export function tooManyAttempts(waitSeconds: number): Problem {
  return new Problem(429, 'too-many-attempts', MESSAGES.tooManyAttempts(waitSeconds), {
    retryAfterSeconds: waitSeconds,
  });
}

export interface AttemptLimit {
  readonly attempts: number;
  readonly windowSeconds: number;
}

/**
 * Counts one attempt in the database, which all instances of the service share.
 * @param subject what is counted, such as `invite:user:<id>`
 * @returns 0 when the attempt is allowed, otherwise the seconds to wait
 * @throws Problem 503 when the database does not respond: without a count, the attempt must not proceed
 */
export async function countAttempt(
  database: DatabaseClient,
  subject: string,
  { attempts, windowSeconds }: AttemptLimit,
): Promise<number> {
  return callDatabase(database, countAttemptCall, {
    p_subject: subject,
    p_limit: attempts,
    p_window_seconds: windowSeconds,
  });
}

/** Resets a count after a success. @throws Problem 503 when the database does not respond */
export async function clearAttempts(database: DatabaseClient, subject: string): Promise<void> {
  await callDatabase(database, resetAttemptsCall, { p_subject: subject });
}
