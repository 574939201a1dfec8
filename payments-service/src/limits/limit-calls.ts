import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Config } from '../config/read-config';
import type { DatabaseClient } from '../database/create-database';
import { Problem } from '../errors/problem';
import { countTry } from './count-try';

const WINDOW_S = 600;
/** One person needs a few; behind one network address there may be many people. */
const TRIES_OF_PERSON = 20;

interface LimitParts {
  readonly config: Pick<Config, 'triesPerNetwork'>;
  readonly database: DatabaseClient;
}

/**
 * Counts a call for the network address that it came from and, when known, for the person.
 * @param call names what is counted, such as `checkout`
 * @throws Problem 429 above the limit
 */
export async function limitCalls(
  { config, database }: LimitParts,
  request: Request,
  call: string,
  personId?: string,
): Promise<void> {
  const network = `${call}:network:${ipKeyGenerator(request.ip ?? '')}`;
  let wait = await countTry(database, network, { tries: config.triesPerNetwork, windowSeconds: WINDOW_S });
  if (wait === 0 && personId) {
    const limit = { tries: TRIES_OF_PERSON, windowSeconds: WINDOW_S };
    wait = await countTry(database, `${call}:person:${personId}`, limit);
  }
  if (wait === 0) return;
  const message = `Too many tries. Please try again in ${Math.ceil(wait / 60)} minute(s).`;
  throw new Problem(429, 'too-many-tries', message, { retryAfterSeconds: wait });
}
