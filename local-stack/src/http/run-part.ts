import type { Hono } from 'hono';
import { tell } from '../failure';
import { listen } from './listen';

/** Runs the process of one part: its app on its port, or one line on stderr that says why not. */
export async function runPart(port: number, createApp: () => Hono | Promise<Hono>): Promise<void> {
  try {
    await listen(await createApp(), port);
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    process.stderr.write(`${isTaken ? `port ${port} is taken` : tell(error)}\n`);
    process.exit(1);
  }
}
