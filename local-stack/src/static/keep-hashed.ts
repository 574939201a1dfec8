import type { MiddlewareHandler } from 'hono';

/** A content hash in the name: a file of this name always has the same content. */
export const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/;

interface Kept {
  readonly body: ArrayBuffer;
  readonly headers: Headers;
}

/** Keeps the whole responses with hashed files: each is read and compressed once, however many browsers load it. */
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
      kept.set(key, found);
    }
    context.res = new Response(found.body, { headers: found.headers });
  };
}
