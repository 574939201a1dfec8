import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { MESSAGES } from '../errors/messages';

/** What proxies tell the service about the client, and clients have no reason to send. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for'];

/**
 * Notices that requests come through a proxy while nobody has said how many there are. Then all callers have the proxy's
 * address, and together the limits of one.
 * @param trustedProxies undefined when it is not set; 0 says that there is no proxy
 */
export function detectProxy(
  trustedProxies: number | undefined,
  logger: Pick<Logger, 'warn'>,
): { readonly middleware: RequestHandler; readonly warning: () => string | null } {
  let isNoticed = false;
  return {
    middleware: ({ headers }, _response, next) => {
      if (trustedProxies === undefined && !isNoticed && PROXY_HEADERS.some((name) => name in headers)) {
        isNoticed = true;
        logger.warn(MESSAGES.proxiesNotSet);
      }
      next();
    },
    warning: () => (isNoticed ? MESSAGES.proxiesNotSet : null),
  };
}
