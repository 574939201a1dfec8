import cors from 'cors';
import express, { type Express } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import type { Config } from './config/read-config';
import { answerErrors, answerUnknownCalls } from './errors/answer-errors';
import { healthRoutes, type HealthDependencies } from './health/health-routes';
import { floodGuard } from './http/flood-guard';
import { jsonBody } from './http/json-body';
import { logRequests } from './http/log-requests';

const REQUESTS_PER_MINUTE = 600;

export interface AppDependencies extends HealthDependencies {
  readonly config: Pick<Config, 'prices' | 'shellUrl' | 'trustedProxies'>;
  readonly logger: Logger;
}

/** The whole service, without a port and without a look at the environment. */
export function createApp(dependencies: AppDependencies): Express {
  const { config, logger } = dependencies;
  const app = express();
  app.set('trust proxy', config.trustedProxies);
  app.use(logRequests(logger));
  app.use(helmet());
  app.use(cors({ origin: [config.shellUrl], exposedHeaders: ['Retry-After'], maxAge: 600 }));
  app.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  app.use(healthRoutes(dependencies));
  app.use(floodGuard(REQUESTS_PER_MINUTE));
  app.use(...jsonBody);
  app.use(answerUnknownCalls);
  app.use(answerErrors);
  return app;
}
