import { writeFile } from 'node:fs/promises';
import type { DataFolder } from '../data/data-folder';
import { type Part, spawnPart } from '../supervise/node-child';
import { SupervisedPart } from '../supervise/supervised-part';
import { Failure } from '../terminal';

/** The running parts of one platform. */
export class Stack {
  private readonly running: SupervisedPart[] = [];
  private isReady = false;
  private isStopping = false;
  private rejectLost: (loss: Failure) => void = () => undefined;

  /** Rejects when a started part ends before the platform is ready. */
  readonly lost = new Promise<never>((_resolve, reject) => (this.rejectLost = reject));

  constructor(
    private readonly data: DataFolder,
    private readonly say: (line: string) => void,
  ) {}

  /**
   * Starts a part and resolves when it is healthy.
   * @throws Failure when it does not become healthy
   */
  async start(part: Part): Promise<void> {
    if (this.isStopping) throw new Failure('The platform is stopping.');
    const supervised = new SupervisedPart(part, {
      spawn: () => spawnPart(part, this.data.logs),
      tell: (line) => this.tell(line),
      onRestart: () => void this.writeProcesses(),
      logFolder: this.data.logs,
    });
    this.running.push(supervised);
    await supervised.start((why) => this.reportEarlyEnd(part, why));
  }

  /** Writes the process ids of the parts. From then on, a part that ends is restarted while the others continue. */
  async ready(): Promise<void> {
    this.isReady = true;
    for (const part of this.running) void part.keepRunning();
    await this.writeProcesses();
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    // In reverse order, so that a part stops before those it depends on.
    for (const part of [...this.running].reverse()) await part.stop();
  }

  kill(): void {
    for (const part of this.running) part.kill();
  }

  private tell(line: string): void {
    if (!this.isStopping) this.say(line);
  }

  /** Only for people and tests, so the platform continues without the file. */
  private async writeProcesses(): Promise<void> {
    const processes = Object.fromEntries(this.running.map(({ part, pid }) => [part.name, pid]));
    const text = JSON.stringify(processes, null, 2);
    await writeFile(this.data.processes, text, { mode: 0o600 }).catch(() => undefined);
  }

  private reportEarlyEnd(part: Part, why: string): void {
    if (!this.isReady && !this.isStopping)
      this.rejectLost(new Failure(`${part.title} has stopped (${why}).`));
  }
}
