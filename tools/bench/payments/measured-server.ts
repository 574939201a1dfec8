import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';

export interface MeasuredServer {
  readonly url: string;
  /** Processor time since its start, in milliseconds. */
  cpuMs(): Promise<number>;
  stop(): void;
}

/** Starts one of the servers that are compared. Both write the log that they write in production, to nowhere. */
export async function startServer(
  programs: string,
  kind: 'service' | 'bare',
  environment: Readonly<Record<string, string>>,
): Promise<MeasuredServer> {
  const child = fork(path.join(programs, 'payments-service/bench/serve.mjs'), [kind], {
    env: { PATH: process.env.PATH, ...environment },
    // No loader for TypeScript, which makes each stack trace dear.
    execArgv: [],
    stdio: ['ignore', openSync('/dev/null', 'w'), 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    async cpuMs() {
      child.send('cpu');
      const [{ cpuMs }] = (await once(child, 'message')) as [{ cpuMs: number }];
      return cpuMs;
    },
    stop: () => child.disconnect(),
  };
}
