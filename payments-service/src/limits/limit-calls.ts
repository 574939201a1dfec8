import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Config } from '../config/read-config';
import type { DatabaseClient } from '../database/create-database';
import { Problem } from '../errors/problem';
import { countTry } from './count-try';
import { SENTENCES } from '../errors/sentences';

const WINDOW_S = 600;
/** Of one purchase a person needs a few; behind one network address there may be many people. */
const TRIES_OF_PURCHASE = 20;

interface LimitParts {
  readonly config: Pick<Config, 'triesPerNetwork'>;
  readonly database: DatabaseClient;
}

/**
 * Counts a call for the network address that it came from. The calls of signed-in people are counted by `admitCaller`
 * instead.
 * @param call names what is counted, such as `checkout`
 * @throws Problem 429 above the limit
 */
export async function limitCalls(
  { config, database }: LimitParts,
  request: Request,
  call: string,
): Promise<void> {
  const network = `${call}:network:${ipKeyGenerator(request.ip ?? '')}`;
  const wait = await countTry(database, network, {
    tries: config.triesPerNetwork,
    windowSeconds: WINDOW_S,
  });
  if (wait > 0) throw tooManyTries(wait);
}

/**
 * Counts a try to make the account of a purchase. Others who know its checkout session do not use up the tries of its
 * buyer.
 * @throws Problem 429 above the limit
 */
export async function limitAccounts(
  { database }: LimitParts,
  sessionId: string,
  isBuyer: boolean,
): Promise<void> {
  const subject = `account:purchase:${sessionId}${isBuyer ? ':buyer' : ''}`;
  const wait = await countTry(database, subject, { tries: TRIES_OF_PURCHASE, windowSeconds: WINDOW_S });
  if (wait > 0) throw tooManyTries(wait);
}

export function tooManyTries(waitSeconds: number): Problem {
  return new Problem(429, 'too-many-tries', SENTENCES.tooManyTries(waitSeconds), {
    retryAfterSeconds: waitSeconds,
  });
}
