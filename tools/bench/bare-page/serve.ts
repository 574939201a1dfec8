import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const PAGE =
  '<!doctype html><html lang="en"><title>Bare</title><body><script src="/main.js" defer></script></body></html>';

/** Serves a bare React page, compressed as ours is. The caller closes the server. */
export async function serveBarePage(): Promise<{ url: string; server: Server }> {
  const bundle = await build({
    entryPoints: [new URL('main.tsx', import.meta.url).pathname],
    bundle: true,
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
  });
  const script = gzipSync(bundle.outputFiles[0]!.contents, { level: 9 });
  const server = createServer((request, response) => {
    if (request.url === '/main.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' }).end(script);
    } else {
      response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}
