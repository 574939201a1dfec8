import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { BackendOptions } from './options';

/** The network address of a caller. With `trustsProxy`, a proxy says it. */
export function networkOf(
  { req, env }: Context,
  { trustsProxy }: Pick<BackendOptions, 'trustsProxy'>,
): string {
  const { incoming } = env as Partial<HttpBindings>;
  return (trustsProxy && req.header('X-Forwarded-For')) || incoming?.socket.remoteAddress || 'here';
}
