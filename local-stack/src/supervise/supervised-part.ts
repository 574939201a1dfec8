import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../terminal';
import type { Part, PartProcess } from './node-child';

export interface Timing {
  /** Delays before a part that ended is restarted; after the last one, it stays stopped. */
  readonly restartPausesMs: readonly number[];
  /** After running this long, a part's delays start over. */
  readonly steadyMs: number;
}

const TIMING: Timing = { restartPausesMs: [1_000, 2_000, 4_000, 8_000, 16_000], steadyMs: 60_000 };

const HEALTH_INTERVAL_MS = 200;
const HEALTH_TIMEOUT_MS = 5_000;
/** The first start of the embedded database is slow on a slow machine. */
const START_TIMEOUT_MS = 120_000;

interface Surroundings {
  /** Starts the part's process. */
  spawn(): PartProcess;
  /** Prints a line to the terminal. */
  tell(line: string): void;
  /** Called when the part has a new process. */
  onRestart(): void;
  /** The path of its log, for messages. */
  readonly logFolder: string;
}

/** A part whose process is restarted when it ends. */
export class SupervisedPart {
  private readonly stopping = new AbortController();
  private current: PartProcess | undefined;

  constructor(
    readonly part: Part,
    private readonly surroundings: Surroundings,
    private readonly timing: Timing = TIMING,
  ) {}

  /** 0 before the start. */
  get pid(): number {
    return this.current?.pid ?? 0;
  }

  /**
   * Resolves when the part is healthy. `onEnd` receives the reason when it ends later.
   * @throws Failure when it does not start
   */
  async start(onEnd: (why: string) => void): Promise<void> {
    this.current = this.surroundings.spawn();
    await untilHealthy(this.part, this.current);
    void this.current.ended.then(onEnd);
  }

  /** Resolves when the part was stopped or has ended too often. Requires a started part. */
  async keepRunning(): Promise<void> {
    const { restartPausesMs, steadyMs } = this.timing;
    const { tell, logFolder } = this.surroundings;
    for (let restarts = 0; ; restarts += 1) {
      const begin = Date.now();
      const end = `${this.part.title} has stopped (${await this.current!.ended}).`;
      if (this.isStopping) return;
      if (Date.now() - begin >= steadyMs) restarts = 0;
      const pauseMs = restartPausesMs[restarts];
      if (pauseMs === undefined) {
        return tell(
          `${end} It ended too often, and stays stopped. The others go on; its log is in ${logFolder}.`,
        );
      }
      tell(`${end} It is started again; its log is in ${logFolder}.`);
      await this.restartAfter(pauseMs);
      if (this.isStopping) return;
    }
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.current?.stop();
  }

  kill(): void {
    this.stopping.abort();
    this.current?.kill();
  }

  private get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  private async restartAfter(pauseMs: number): Promise<void> {
    await pause(pauseMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    if (this.isStopping) return;
    this.current = this.surroundings.spawn();
    this.surroundings.onRestart();
    // If it ends again, the next iteration reports it.
    await untilHealthy(this.part, this.current).then(
      () => this.surroundings.tell(`${this.part.title} runs again.`),
      () => undefined,
    );
  }
}

/**
 * Resolves when the part's health check succeeds.
 * @throws Failure when its process ends first, or after the timeout
 */
async function untilHealthy({ title, healthUrl }: Part, { ended }: PartProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let reason: string | undefined;
  void ended.then((why) => (reason = why));
  for (;;) {
    const response = await fetch(healthUrl, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) }).catch(
      () => undefined,
    );
    if (response?.ok) return;
    if (reason !== undefined) throw new Failure(`${title} did not start (${reason}).`);
    if (Date.now() > deadline)
      throw new Failure(`${title} is not well: ${response ? response.status : 'no response'}`);
    await pause(HEALTH_INTERVAL_MS);
  }
}
