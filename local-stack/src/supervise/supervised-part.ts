import { setTimeout as pause } from 'node:timers/promises';
import type { Part } from '../parts/product-parts';
import { healthProblem, untilHealthy } from './health';
import type { PartProcess } from './part-process';

export interface Timing {
  /** The pauses before a part that ended is started again; after the last one it stays stopped. */
  readonly restartPausesMs: readonly number[];
  /** A part that ran so long is not one that ends again and again: its pauses begin anew. */
  readonly steadyMs: number;
  readonly healthIntervalMs: number;
  readonly healthTimeoutMs: number;
}

const TIMING: Timing = {
  restartPausesMs: [1_000, 2_000, 4_000, 8_000, 16_000],
  steadyMs: 60_000,
  healthIntervalMs: 5_000,
  healthTimeoutMs: 5_000,
};

/** A busy machine may miss one or two checks. */
const FAILED_CHECKS = 3;

interface Surroundings {
  /** Starts the part's process. */
  spawn(part: Part): PartProcess;
  /** Prints a line for the person at the terminal. */
  tell(line: string): void;
  /** Called when the part has another process. */
  onRestart(): void;
  /** Where its log is, for a person to read. */
  readonly logFolder: string;
}

/** A part whose process is started again when it ends, and which is named when it hangs. */
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

  /** Resolves when the part is healthy. `onEnd` hears why, when it ends later. @throws Failure when it does not start */
  async start(onEnd: (why: string) => void): Promise<void> {
    this.current = this.surroundings.spawn(this.part);
    await untilHealthy(this.current);
    void this.current.ended.then(onEnd);
  }

  /** Resolves when the part was stopped, or ended too often. A started part is needed. */
  async keepRunning(): Promise<void> {
    const { restartPausesMs, steadyMs } = this.timing;
    const { tell, logFolder } = this.surroundings;
    for (let restarts = 0; ; restarts += 1) {
      const begin = Date.now();
      const why = await this.watch();
      if (this.isStopping) return;
      if (Date.now() - begin >= steadyMs) restarts = 0;
      const end = `${this.part.title} has stopped (${why}).`;
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
    this.current = this.surroundings.spawn(this.part);
    this.surroundings.onRestart();
    // One that ends again, or never gets well, is reported by the next watch.
    await untilHealthy(this.current).then(
      () => this.surroundings.tell(`${this.part.title} runs again.`),
      () => undefined,
    );
  }

  /** Checks the part's health until its process ends. @returns why it ended */
  private async watch(): Promise<string> {
    const { part, timing, surroundings } = this;
    const ended = new AbortController();
    const end = this.current!.ended.then((why) => {
      ended.abort();
      return why;
    });
    for (let failed = 0; ;) {
      await pause(timing.healthIntervalMs, undefined, { signal: ended.signal, ref: false }).catch(
        () => undefined,
      );
      if (ended.signal.aborted) return end;
      const problem = await healthProblem(part, timing.healthTimeoutMs);
      if (ended.signal.aborted || this.isStopping) return end;
      if (problem === undefined) {
        if (failed >= FAILED_CHECKS) surroundings.tell(`${part.title} responds again.`);
        failed = 0;
      } else if ((failed += 1) === FAILED_CHECKS) {
        surroundings.tell(
          `${part.title} does not respond (${problem}). Its log is in ${surroundings.logFolder}.`,
        );
      }
    }
  }
}
