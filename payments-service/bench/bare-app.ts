import { randomUUID } from 'node:crypto';
import cors from 'cors';
import express, { type Express } from 'express';
import helmet from 'helmet';
import { errorResponse } from '../src/errors/problem';
import { jsonBody, rateLimiter, requestLog } from '../src/http/middleware';
import type { AppDependencies } from '../src/app';

/** The baseline for the payments service: the same server and middleware, and one bare insert. */
export function createBareApp({ config, database, logger }: AppDependencies): Express {
  const app = express();
  app.set('etag', false);
  app.use(requestLog(logger));
  app.use(helmet());
  app.use(cors({ origin: [config.shellUrl] }));
  app.use(rateLimiter(config.requestsPerMinute));
  app.use(...jsonBody);
  app.post('/insert', async (_request, response) => {
    const row = { id: `evt_${randomUUID()}`, type: 'bare' };
    await database.from('stripe_events').insert(row).throwOnError();
    response.json({ received: true });
  });
  app.use(errorResponse);
  return app;
}
