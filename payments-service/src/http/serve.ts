import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How long running requests may take after the process was asked to stop. */
const DRAIN_MS = 10_000;

/** @throws the `listen` error, such as EADDRINUSE */
export async function serve(listener: RequestListener, port: number, host?: string): Promise<Server> {
  const server = createServer(listener);
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Stops accepting requests, waits for the running ones, and resolves when the last connection has closed. */
export async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const overdue = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(overdue);
}
