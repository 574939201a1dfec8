import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { BackendStartError } from './backend-start-error';

/** Only this machine: the keys of the stand-in are no secret to it. */
const HOST = '127.0.0.1';
const GRACE_MS = 1_000;

/** @throws BackendStartError when the port is taken */
export async function listenOn(fetch: (request: Request) => Response | Promise<Response>, port: number) {
  const server = createServer(getRequestListener(fetch));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new BackendStartError(`Port ${port} (SUPABASE_PORT) is taken.`) : error,
      ),
    );
    server.listen(port, HOST, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    /** Waits a moment for answers under way. */
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
      }),
  };
}
