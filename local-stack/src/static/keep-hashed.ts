import type { MiddlewareHandler } from 'hono';

/** A content hash in the name: a file of this name always has the same content. */
export const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/;

/** More than one build of the largest part has. Each release brings new names, and a client may accept any encoding. */
export const MOST_KEPT = 500;

interface Kept {
  readonly body: ArrayBuffer;
  readonly headers: Headers;
}

/**
 * Keeps the whole responses with hashed files: each is read and compressed once, however many browsers load it. Removes
 * the least recently used first.
 */
export function keepHashed(): MiddlewareHandler {
  const kept = new Map<string, Kept>();
  return async (context, next) => {
    const { method, path, raw } = context.req;
    // A browser that asks for a part, or for a change, gets a response of its own.
    const isWhole = !raw.headers.has('Range') && !raw.headers.has('If-None-Match');
    if (method !== 'GET' || !isWhole || !HASHED.test(path)) return next();
    const key = `${path} ${raw.headers.get('Accept-Encoding')}`;
    let found = kept.get(key);
    if (!found) {
      await next();
      if (context.res.status !== 200) return;
      found = { body: await context.res.arrayBuffer(), headers: new Headers(context.res.headers) };
    }
    // A map lists its entries as they were set.
    kept.delete(key);
    kept.set(key, found);
    const [oldest] = kept.keys();
    if (oldest && kept.size > MOST_KEPT) kept.delete(oldest);
    context.res = new Response(found.body, { headers: found.headers });
  };
}
