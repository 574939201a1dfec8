import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { Problem } from '../errors/problem';
import { MESSAGES } from '../errors/messages';

/** The id of a checkout session opens its receipt, and a code its challenge. */
const pathOf = (url: string) =>
  url
    .split('?', 1)[0]
    ?.replace(/cs_\w+/g, ':sessionId')
    .replace(/(\/challenge\/)[^/.]+/i, '$1:code');

/** Names what is logged of a request. Headers and query strings carry tokens and session ids: they are left out. */
export function requestLog(logger: Logger) {
  return pinoHttp<IncomingMessage, ServerResponse>({
    logger,
    // Ours, never the caller's: it is found again in this log, and may be quoted to support.
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      req: (request: { id: unknown; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: pathOf(request.url),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
    autoLogging: { ignore: (request) => request.url === '/healthz' },
  });
}

/**
 * Refuses the calls of one caller above a number per minute, with status 429. It counts in this process only: a
 * limit that must be exact is counted in the database.
 */
export function rateLimiter(requestsPerMinute: number) {
  return rateLimit({
    windowMs: 60_000,
    limit: requestsPerMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (_request, response, next) => {
      response.setHeader('Retry-After', response.getHeader('Retry-After') ?? '60');
      next(new Problem(429, 'too-many-requests', MESSAGES.tooManyRequests));
    },
  });
}

/** Another site's form can send text but not JSON, so a body of another type is refused before a route reads it. */
const onlyJson: RequestHandler = (request, _response, next) => {
  const isEmpty = request.headers['content-length'] === '0';
  // `is` returns null when there is no body, and takes an empty body for one.
  if (!isEmpty && request.is('application/json') === false) {
    throw new Problem(415, 'unsupported-media-type', MESSAGES.unsupportedMediaType);
  }
  next();
};

export const jsonBody: readonly RequestHandler[] = [onlyJson, express.json({ limit: '16kb' })];
