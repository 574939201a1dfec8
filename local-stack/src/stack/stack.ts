import { writeFile } from 'node:fs/promises';
import { withoutSecrets } from '@ninefold/contracts/without-secrets';
import type { DataFolder } from '../data/data-folder';
import type { Part } from '../parts/product-parts';
import { spawnPart } from '../supervise/part-process';
import { partLogs, type WriteLog } from '../supervise/part-logs';
import { SupervisedPart } from '../supervise/supervised-part';
import { Failure, type Say } from '../terminal';

/** The running parts of one platform. */
export class Stack {
  private readonly running: SupervisedPart[] = [];
  private readonly writeLog: WriteLog;
  private isReady = false;
  private isStopping = false;
  private rejectLost: (loss: Failure) => void = () => undefined;

  /** Rejects when a part that had started ends before the platform is ready. */
  readonly lost = new Promise<never>((_resolve, reject) => (this.rejectLost = reject));

  constructor(
    private readonly data: DataFolder,
    private readonly say: Say,
    private readonly verbose: boolean,
  ) {
    this.writeLog = partLogs(data.logs, (line) => this.tell(line));
  }

  /** Starts a part and resolves when it is healthy. @throws Failure when it does not become healthy */
  async start(part: Part): Promise<void> {
    if (this.isStopping) throw new Failure('The platform is stopping.');
    const begin = Date.now();
    const supervised = new SupervisedPart(part, {
      spawn: (one) => spawnPart(one, (line) => this.print(one, line)),
      tell: (line) => this.tell(line),
      onRestart: () => void this.writeProcesses(),
      logFolder: this.data.logs,
    });
    this.running.push(supervised);
    await supervised.start((why) => this.reportEarlyEnd(part, why));
    this.say.timing(part.title, Date.now() - begin);
  }

  /** Writes the process ids of the parts. From now on a part that ends is started again: the others go on. */
  async ready(): Promise<void> {
    this.isReady = true;
    for (const part of this.running) void part.keepRunning();
    await this.writeProcesses();
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    // In reverse order: a part stops before the parts that it needs.
    for (const part of [...this.running].reverse()) await part.stop();
  }

  kill(): void {
    for (const part of this.running) part.kill();
  }

  private print({ name }: Part, line: string): void {
    this.writeLog(name, line);
    if (this.verbose) process.stdout.write(`${name}: ${withoutSecrets(line)}\n`);
  }

  private tell(line: string): void {
    if (!this.isStopping) this.say.line(line);
  }

  /** For people and tests only: the platform goes on without the file. */
  private async writeProcesses(): Promise<void> {
    const processes = Object.fromEntries(this.running.map(({ part, pid }) => [part.name, pid]));
    await writeFile(this.data.processes, JSON.stringify(processes, null, 2), { mode: 0o600 }).catch(
      ({ code }: NodeJS.ErrnoException) => this.tell(`${this.data.processes} cannot be written (${code}).`),
    );
  }

  private reportEarlyEnd(part: Part, why: string): void {
    if (!this.isReady && !this.isStopping)
      this.rejectLost(new Failure(`${part.title} has stopped (${why}).`));
  }
}
