import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/** Only this machine: the stand-ins hand out keys and mail to whoever asks. */
const HOST = '127.0.0.1';

/** Serves an app until SIGTERM or SIGINT; open connections are cut then, because nothing here must be finished. */
export async function listen(app: Hono, port: number): Promise<void> {
  const server = createServer(getRequestListener(app.fetch));
  server.listen(port, HOST);
  await once(server, 'listening');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}
