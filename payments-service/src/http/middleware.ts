import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { jsonDepth, MAX_JSON_DEPTH } from '@ninefold/contracts/json-depth';
import { Problem } from '../errors/problem';
import { MESSAGES } from '../errors/messages';

/** Removes ids that grant access: a checkout session opens its receipt, and a code its challenge. */
const pathOf = (url: string) =>
  url
    .split('?', 1)[0]
    ?.replace(/cs_\w+/g, ':sessionId')
    .replace(/(\/challenge\/)[^/.]+/i, '$1:code');

/** Logs each request without headers and query strings, which carry tokens and session ids. */
export function requestLog(logger: Logger) {
  return pinoHttp<IncomingMessage, ServerResponse>({
    logger,
    // Never the caller's own id, so that it is unique in this log and can be quoted to support.
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
 * Rejects one caller's requests above a limit per minute with status 429. Each process counts separately; limits that
 * must be exact are counted in the database.
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

/** Forms on other sites can send text but not JSON, so other types are rejected before a route reads them. */
const onlyJson: RequestHandler = (request, _response, next) => {
  const isEmpty = request.headers['content-length'] === '0';
  // `is` returns null without a body, and treats an empty body as none.
  if (!isEmpty && request.is('application/json') === false) {
    throw new Problem(415, 'unsupported-media-type', MESSAGES.unsupportedMediaType);
  }
  next();
};

/** Reading or writing deeply nested JSON can exhaust the stack, so it is refused before it is parsed. */
function refuseDeepJson(
  _request: IncomingMessage,
  _response: ServerResponse,
  body: Buffer,
  charset: string,
): void {
  // The depth is counted in bytes, and UTF-7, UTF-16 and UTF-32 write brackets as other bytes.
  if (charset !== 'utf-8') {
    throw new Problem(415, 'unsupported-media-type', MESSAGES.unsupportedMediaType);
  }
  if (jsonDepth(body.toString('utf8')) > MAX_JSON_DEPTH) {
    throw new Problem(400, 'malformed-json', MESSAGES.deepJson);
  }
}

export const jsonBody: readonly RequestHandler[] = [
  onlyJson,
  express.json({ limit: '16kb', verify: refuseDeepJson }),
];
