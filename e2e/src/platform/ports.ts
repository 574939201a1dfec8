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
  outbox: 8025,
} as const;

/** Above it the highest standard port would leave the range. */
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

/** An offset at which every port is free now. */
export async function freeOffset(): Promise<number> {
  for (;;) {
    const offset = 100 + Math.floor(Math.random() * (LARGEST_OFFSET - 100));
    const free = await Promise.all(Object.values(STANDARD).map((port) => isFree(port + offset)));
    if (free.every(Boolean)) return offset;
  }
}

export type PlatformUrls = Readonly<Record<keyof typeof STANDARD, string>>;

export function urlsAt(offset: number): PlatformUrls {
  const urls = Object.entries(STANDARD).map(([part, port]) => [part, `http://localhost:${port + offset}`]);
  return Object.fromEntries(urls) as PlatformUrls;
}
