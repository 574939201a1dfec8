import type { Logger } from 'pino';
import { describeCause } from '../errors/describe-cause';

/** @param stopping is aborted when the job should end after the item that it is working on */
type Job = (stopping: AbortSignal) => Promise<unknown>;

interface Worker {
  /** Tells the job that is running to stop, and resolves when it has. */
  stop(): Promise<void>;
}

/**
 * Runs jobs that nobody waits for, one after the other, again and again until it is stopped. Every instance of the service
 * has a worker: the database hands out each piece of work once.
 * @param pauseMs between two rounds
 */
export function startWorker(jobs: readonly Job[], logger: Pick<Logger, 'error'>, pauseMs: number): Worker {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  async function run(): Promise<void> {
    for (const job of jobs) {
      if (stopping.signal.aborted) return;
      await job(stopping.signal).catch((error: unknown) =>
        logger.error({ cause: describeCause(error) }, 'a job failed'),
      );
    }
    if (!stopping.signal.aborted) timer = setTimeout(start, pauseMs);
  }
  const start = () => void (round = run());
  start();

  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await round;
    },
  };
}
