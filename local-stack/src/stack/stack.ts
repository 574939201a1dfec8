import { writeFile } from 'node:fs/promises';
import type { DataFolder } from '../data/data-folder';
import { Failure } from '../failure';
import type { Part } from '../parts/part';
import { type PartProcess, spawnPart } from '../supervise/part-process';
import { untilHealthy } from '../supervise/until-healthy';
import type { Say } from './say';

/** The running parts of one platform. */
export class Stack {
  private readonly running: PartProcess[] = [];
  private isReady = false;
  private isStopping = false;
  private reportLoss: (loss: Failure) => void = () => undefined;

  /** Rejects when a part that had started ends before the platform is ready. */
  readonly lost = new Promise<never>((_resolve, reject) => (this.reportLoss = reject));

  constructor(
    private readonly data: DataFolder,
    private readonly say: Say,
    private readonly verbose: boolean,
  ) {}

  /** Starts a part and resolves when it answers. @throws Failure when it does not */
  async start(part: Part): Promise<void> {
    if (this.isStopping) throw new Failure('The platform is stopping.');
    const begin = Date.now();
    const started = spawnPart(part, this.data.logs, this.verbose);
    this.running.push(started);
    await untilHealthy(started);
    void started.ended.then((why) => this.reportDeath(started, why));
    this.say.timing(part.title, Date.now() - begin);
  }

  /** From now on a part that ends is told of, and nothing else happens: the others go on. */
  async ready(): Promise<void> {
    this.isReady = true;
    const processes = this.running.map(({ part, pid }) => [part.name, pid]);
    await writeFile(this.data.processes, JSON.stringify(Object.fromEntries(processes), null, 2));
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    // The last one started is the first to go: what others need outlives them.
    for (const part of [...this.running].reverse()) await part.stop();
  }

  kill(): void {
    for (const part of this.running) part.kill();
  }

  private reportDeath({ part }: PartProcess, why: string): void {
    if (this.isStopping) return;
    const death = `${part.title} has stopped (${why}).`;
    if (this.isReady) this.say.line(`${death} The others go on; its log is in ${this.data.logs}.`);
    else this.reportLoss(new Failure(death));
  }
}
