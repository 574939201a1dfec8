import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface MeasuredServer {
  readonly url: string;
  /** Processor time since its start, in milliseconds. */
  cpuMs(): Promise<number>;
  stop(): void;
}

/** Starts one of the servers that are compared. Both write the log that they write in production, to nowhere. */
export async function startServer(
  kind: 'service' | 'bare',
  environment: Readonly<Record<string, string>>,
): Promise<MeasuredServer> {
  const child = fork(
    fileURLToPath(new URL('../../payments-service/bench/serve.ts', import.meta.url)),
    [kind],
    {
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', openSync('/dev/null', 'w'), 'inherit', 'ipc'],
    },
  );
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
