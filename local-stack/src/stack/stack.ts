import { writeFile } from 'node:fs/promises';
import type { DataFolder } from '../data/data-folder';
import type { Part } from '../parts/product-parts';
import { type PartProcess, spawnPart, untilHealthy } from '../supervise/part-process';
import { Failure, type Say } from '../terminal';

/** The running parts of one platform. */
export class Stack {
  private readonly running: PartProcess[] = [];
  private isReady = false;
  private isStopping = false;
  private rejectLost: (loss: Failure) => void = () => undefined;

  /** Rejects when a part that had started ends before the platform is ready. */
  readonly lost = new Promise<never>((_resolve, reject) => (this.rejectLost = reject));

  constructor(
    private readonly data: DataFolder,
    private readonly say: Say,
    private readonly verbose: boolean,
  ) {}

  /** Starts a part and resolves when it is healthy. @throws Failure when it does not become healthy */
  async start(part: Part): Promise<void> {
    if (this.isStopping) throw new Failure('The platform is stopping.');
    const begin = Date.now();
    const started = spawnPart(part, this.data.logs, this.verbose);
    this.running.push(started);
    await untilHealthy(started);
    void started.ended.then((why) => this.reportEnd(started, why));
    this.say.timing(part.title, Date.now() - begin);
  }

  /** Writes the process ids of the parts. From now on a part that ends is only reported: the others go on. */
  async ready(): Promise<void> {
    this.isReady = true;
    const processes = this.running.map(({ part, pid }) => [part.name, pid]);
    await writeFile(this.data.processes, JSON.stringify(Object.fromEntries(processes), null, 2));
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    // In reverse order: a part stops before the parts that it needs.
    for (const part of [...this.running].reverse()) await part.stop();
  }

  kill(): void {
    for (const part of this.running) part.kill();
  }

  private reportEnd({ part }: PartProcess, why: string): void {
    if (this.isStopping) return;
    const end = `${part.title} has stopped (${why}).`;
    if (this.isReady) this.say.line(`${end} The others go on; its log is in ${this.data.logs}.`);
    else this.rejectLost(new Failure(end));
  }
}
