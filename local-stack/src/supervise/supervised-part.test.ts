import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../http/free-port';
import type { Part, PartProcess } from './node-child';
import { SupervisedPart, type Timing } from './supervised-part';

/** Responds until it is asked to stop. */
const PROGRAM = `
require('node:http').createServer((request, response) => response.end('ok')).listen(process.argv[1], '127.0.0.1');
`;

const QUICK: Timing = { restartPausesMs: [1, 2], steadyMs: 60_000 };

let supervised: SupervisedPart;
let kept: Promise<void>;
let lines: string[];
let restarts: number;

async function startPart(timing: Partial<Timing> = {}): Promise<void> {
  const port = await freePort();
  const part: Part = {
    name: 'outbox',
    title: 'The mail outbox',
    command: ['-e', PROGRAM, String(port)],
    environment: {},
    healthUrl: `http://127.0.0.1:${port}/`,
  };
  lines = [];
  restarts = 0;
  const surroundings = {
    spawn: () => run(part),
    tell: (line: string) => void lines.push(line),
    onRestart: () => void (restarts += 1),
    logFolder: '/logs',
  };
  supervised = new SupervisedPart(part, surroundings, { ...QUICK, ...timing });
  await supervised.start(() => undefined);
  kept = supervised.keepRunning();
}
afterEach(async () => {
  await supervised.stop();
  await kept;
});

function run(part: Part): PartProcess {
  const child = spawn(process.execPath, part.command, { stdio: 'ignore' });
  const ended = once(child, 'exit').then(([code, signal]) => String(signal ?? code));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { pid: child.pid ?? 0, ended, stop, kill: () => void child.kill('SIGKILL') };
}

/** Limited by the test's timeout. */
async function untilPrinted(text: string): Promise<void> {
  while (!lines.some((line) => line.includes(text))) await pause(5);
}

const STOPPED = 'The mail outbox has stopped (SIGKILL).';

test('restarts a part that ends and reports it', async () => {
  await startPart();
  const first = supervised.pid;
  process.kill(first, 'SIGKILL');
  await untilPrinted('runs again');
  expect(lines).toEqual([
    `${STOPPED} It is started again; its log is in /logs.`,
    'The mail outbox runs again.',
  ]);
  expect(supervised.pid).not.toBe(first);
  expect(restarts).toBe(1);
  expect((await fetch(supervised.part.healthUrl)).status).toBe(200);
});

test('stops restarting a part that ends repeatedly', async () => {
  await startPart();
  for (const times of [1, 2, 3]) {
    process.kill(supervised.pid, 'SIGKILL');
    while (lines.filter((line) => line.startsWith(STOPPED)).length < times) await pause(5);
    if (times < 3) while (lines.at(-1) !== 'The mail outbox runs again.') await pause(5);
  }
  await kept;
  expect(lines.at(-1)).toBe(
    `${STOPPED} It ended too often, and stays stopped. The others go on; its log is in /logs.`,
  );
  expect(restarts).toBe(2);
});

test('resets the delays of a part that ran long enough', async () => {
  await startPart({ steadyMs: 0, restartPausesMs: [1] });
  for (const times of [1, 2, 3]) {
    process.kill(supervised.pid, 'SIGKILL');
    while (restarts < times || lines.at(-1) !== 'The mail outbox runs again.') await pause(5);
  }
  expect(restarts).toBe(3);
});

test('does not restart a stopped part, even during a delay', async () => {
  await startPart({ restartPausesMs: [600_000] });
  process.kill(supervised.pid, 'SIGKILL');
  await untilPrinted('started again');
  await supervised.stop();
  await kept;
  expect(restarts).toBe(0);
});
