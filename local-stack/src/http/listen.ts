import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { PART_PORTS, type PartName, portTaken, readPorts } from '../settings/ports';
import { textOf } from '../terminal';

/** Loopback only, because the local services give keys and email to every caller. */
const HOST = '127.0.0.1';

/** Longer than the pauses of busy clients, which would otherwise reuse a connection that closes here. */
const KEEP_ALIVE_MS = 65_000;

export interface Listening {
  readonly port: number;
  /** Stops accepting requests, and closes remaining connections after `graceMs`. Resolves when all are closed. */
  close(graceMs: number): Promise<void>;
}

/**
 * Serves an app on a port; 0 takes any free one.
 * @throws Failure naming the port and the part's variable when the port is taken
 */
export async function listen(
  name: PartName,
  fetch: (request: Request) => Response | Promise<Response>,
  port: number,
): Promise<Listening> {
  const server = createServer(getRequestListener(fetch));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(port, HOST);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw portTaken(name, port);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (graceMs) =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        setTimeout(() => server.closeAllConnections(), graceMs).unref();
      }),
  };
}

/**
 * Runs a part as a process: its app on its port until SIGTERM or SIGINT, or one line on stderr and exit code 1. When it
 * listens, it prints `{"url": …}` on stdout, because its port variable can be 0 for any free port.
 */
export async function runPart(name: PartName, createApp: () => Hono | Promise<Hono>): Promise<void> {
  try {
    const app = await createApp();
    const isAnyPort = process.env[PART_PORTS[name].portVariable] === '0';
    const server = await listen(name, app.fetch, isAnyPort ? 0 : readPorts(process.env)[name]);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void server.close(0));
    process.stdout.write(`${JSON.stringify({ url: `http://localhost:${server.port}` })}\n`);
  } catch (error) {
    process.stderr.write(`${textOf(error)}\n`);
    process.exit(1);
  }
}
