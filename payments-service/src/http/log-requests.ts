import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

/** Names what is logged of a request; headers and query strings carry tokens and session ids and are left out. */
export function logRequests(logger: Logger) {
  return pinoHttp<IncomingMessage, ServerResponse>({
    logger,
    serializers: {
      req: (request: { id: unknown; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0],
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
    autoLogging: { ignore: (request) => request.url === '/healthz' },
  });
}
