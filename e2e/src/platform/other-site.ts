import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OtherSite {
  readonly origin: string;
  close(): void;
}

/**
 * Serves another site on its own origin, with a policy.
 * @param pages path → the contents of its body or, for a path ending in `.js`, a script
 * @param contentSecurityPolicy of a path
 */
export async function serveOtherSite(
  pages: Readonly<Record<string, string>>,
  contentSecurityPolicy: (path: string) => string,
): Promise<OtherSite> {
  const server: Server = createServer((request, response) => {
    const body = pages[request.url ?? ''];
    if (body === undefined) return void response.writeHead(404).end();
    if (request.url?.endsWith('.js')) {
      return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(body);
    }
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy(request.url ?? ''),
    });
    response.end(`<!doctype html><html lang="en"><title>A page</title><main>${body}</main></html>`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
