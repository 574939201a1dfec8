import type { Logger } from 'pino';
import { describeCause } from '../errors/describe-cause';

interface Worker {
  /** Resolves when the job that is running has ended. */
  stop(): Promise<void>;
}

/**
 * Runs jobs that nobody waits for, one after the other, again and again until it is stopped. Every instance of the service
 * has a worker: the database hands out each piece of work once.
 * @param pauseMs between two rounds
 */
export function startWorker(
  jobs: readonly (() => Promise<unknown>)[],
  logger: Pick<Logger, 'error'>,
  pauseMs: number,
): Worker {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  async function run(): Promise<void> {
    for (const job of jobs) {
      if (isStopped) return;
      await job().catch((error: unknown) => logger.error({ cause: describeCause(error) }, 'a job failed'));
    }
    if (!isStopped) timer = setTimeout(start, pauseMs);
  }
  const start = () => void (round = run());
  start();

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
