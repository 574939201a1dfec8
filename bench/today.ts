import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Send, steady } from './payments/load';
import { runningPlatform } from './running-platform';

/** What every open page may ask at once when the day turns. */
const LOAD = { perSecond: 200, seconds: 10, p99Ms: 100 };
/** Until the processes have compiled what they run. */
const WARM_UP = { perSecond: 100, seconds: 3 };

const PATH = '/rest/v1/rpc/today';

/** What the machine can do at this moment: a slow figure of both is the machine's. */
const BARE_SERVER = `
  const server = require('node:http').createServer((_, response) => response.end('{}'));
  server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port));`;

async function bareServer() {
  const child = spawn(process.execPath, ['-e', BARE_SERVER], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: line.toString().trim(), stop: () => child.kill() };
}

/** A client that has sent the head of a request and sends its body a byte a second, for as long as it is let. */
async function slowClient(url: string, key: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), 'localhost');
  await once(socket, 'connect');
  const head = [`POST ${PATH} HTTP/1.1`, 'Host: localhost', `apikey: ${key}`, 'Content-Length: 1000'];
  socket.write([...head, 'Content-Type: application/json', '', '{"a"'].join('\r\n'));
  const drip = setInterval(() => socket.write(' '), 1_000);
  // The server may end what takes too long: that is its right, and no error here.
  socket.on('error', () => undefined).on('close', () => clearInterval(drip));
  return socket;
}

const senderTo =
  (url: string, key: string): Send =>
  async () => {
    const response = await fetch(url + PATH, { method: 'POST', headers: { apikey: key } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`today() has status ${response.status}.`);
  };

/** `today()` of the embedded backend under a steady load, beside a client that never ends its request. */
export async function benchToday(): Promise<boolean> {
  const platform = await runningPlatform();
  const bare = await bareServer();
  const { urls, keys } = platform;
  const key = keys.supabasePublishableKey ?? '';
  try {
    const send = senderTo(urls.supabase, key);
    await steady(send, WARM_UP.perSecond, WARM_UP.seconds);
    const slow = await slowClient(urls.supabase, key);
    const today = await steady(send, LOAD.perSecond, LOAD.seconds);
    slow.destroy();
    const baseline = await steady(senderTo(bare.url, key), LOAD.perSecond, LOAD.seconds);
    console.log(
      `\ntoday(): ${LOAD.perSecond} calls a second for ${LOAD.seconds} seconds, beside a slow client`,
    );
    const row = ({ requests, errors, p50Ms, p99Ms }: typeof today) => ({
      requests,
      errors: errors.length,
      'p50, ms': p50Ms.toFixed(0),
      'p99, ms': p99Ms.toFixed(0),
    });
    console.table({
      'today()': { ...row(today), bound: LOAD.p99Ms },
      'a bare Node server': row(baseline),
    });
    if (today.errors[0]) console.error(today.errors[0]);
    return today.errors.length === 0 && today.p99Ms <= LOAD.p99Ms;
  } finally {
    bare.stop();
    await platform.stop();
  }
}
