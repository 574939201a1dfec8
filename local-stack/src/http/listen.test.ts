import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portTaken } from '../settings/ports';
import { listen } from './listen';

test("names a taken port in one line with the part's variable", async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const listening = listen('supabase', () => new Response(), port);
  await expect(listening).rejects.toEqual(portTaken('supabase', port));
  other.close();
});

test('takes any free port for 0 and responds until it is closed', async () => {
  const { port, close } = await listen('outbox', () => new Response('mail'), 0);
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('mail');
  await close(0);
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
});
