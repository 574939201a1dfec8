import cors from 'cors';
import express, { type Express } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { accountRoutes } from './account/account-routes';
import { checkoutRoutes, type CheckoutDependencies } from './checkout/checkout-routes';
import { cardRoutes, type CardDependencies } from './cards/card-routes';
import type { Config } from './config/read-config';
import { callDeadline } from './database/call-deadline';
import { errorResponse, unknownCall } from './errors/problem';
import { healthRoutes, type HealthDependencies } from './health/health-routes';
import { detectProxy } from './http/detect-proxy';
import { jsonBody, rateLimiter, requestLog } from './http/middleware';
import { inviteRoutes, type InviteDependencies } from './invite/invite-routes';
import { unsubscribeRoutes } from './mail/unsubscribe-routes';
import { receiptRoutes } from './receipt/receipt-routes';
import { webhookRoutes, type WebhookDependencies } from './webhook/webhook-routes';

export interface AppDependencies
  extends
    HealthDependencies,
    InviteDependencies,
    CheckoutDependencies,
    WebhookDependencies,
    CardDependencies {
  readonly config: Omit<Config, 'port' | 'host' | 'logLevel'>;
  readonly logger: Logger;
  /** Total time that one request waits for the database and the auth service, in milliseconds. */
  readonly databaseDeadlineMs: number;
}

/** Builds the service. `server.ts` reads the environment and listens. */
export function createApp(dependencies: AppDependencies): Express {
  const { config, logger, databaseDeadlineMs } = dependencies;
  const app = express();
  app.set('trust proxy', config.trustedProxies ?? 0);
  // Only pictures may be cached, and they state their own lifetime.
  app.set('etag', false);
  app.use(requestLog(logger));
  app.use(helmet());
  app.use(
    cors({
      origin: [config.shellUrl],
      exposedHeaders: ['Retry-After', 'X-Request-Id', 'Content-Disposition'],
      maxAge: 600,
    }),
  );
  app.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  app.use(callDeadline(databaseDeadlineMs));
  const proxy = detectProxy(config.trustedProxies, logger);
  app.use(proxy.middleware);
  app.use(healthRoutes(dependencies, proxy.warning));
  app.use(webhookRoutes(dependencies));
  // Pictures and shared links have a limit of their own, which must not use up the one for payments.
  app.use(cardRoutes(dependencies));
  app.use(unsubscribeRoutes(dependencies));
  app.use(rateLimiter(config.requestsPerMinute));
  app.use(...jsonBody);
  app.use(checkoutRoutes(dependencies));
  app.use(accountRoutes(dependencies));
  app.use(receiptRoutes(dependencies));
  app.use(inviteRoutes(dependencies));
  app.use(unknownCall);
  app.use(errorResponse);
  return app;
}
