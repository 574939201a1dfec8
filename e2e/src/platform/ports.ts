import { once } from 'node:events';
import { createServer } from 'node:net';

/** The standard ports; the platform adds `PORT_OFFSET` to each. */
const STANDARD = {
  shell: 3000,
  games: 3001,
  account: 3002,
  learning: 3003,
  payments: 4000,
  stripe: 4010,
  supabase: 54_321,
  postgres: 54_322,
  outbox: 8025,
  smtp: 1025,
} as const;

/** With a larger offset, the highest standard port would exceed the range. */
const LARGEST_OFFSET = 11_000;

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}

/** Whether browsers and `fetch` refuse to connect to the port, such as 6000. */
const isForbidden = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}`).then(
    () => false,
    (error: Error) => String(error.cause).includes('bad port'),
  );

/** An offset at which every port is free and can be fetched from. */
export async function freeOffset(): Promise<number> {
  for (;;) {
    const offset = 100 + Math.floor(Math.random() * (LARGEST_OFFSET - 100));
    const ports = Object.values(STANDARD).map((port) => port + offset);
    const free = await Promise.all(ports.map(isFree));
    const forbidden = await Promise.all(ports.map(isForbidden));
    if (free.every(Boolean) && !forbidden.some(Boolean)) return offset;
  }
}

export type PlatformUrls = Readonly<Record<keyof typeof STANDARD, string>>;

export function urlsAt(offset: number): PlatformUrls {
  const urls = Object.entries(STANDARD).map(([part, port]) => [part, `http://localhost:${port + offset}`]);
  return Object.fromEntries(urls) as PlatformUrls;
}

/** Addresses of the platform that the global setup started, for test files. */
export const urls = urlsAt(Number(process.env.E2E_PORT_OFFSET));
