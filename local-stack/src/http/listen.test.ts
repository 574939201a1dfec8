import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portTaken } from '../settings/ports';
import { listen } from './listen';

test('a taken port is named in one line, with the variable of the part', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const listening = listen('supabase', () => new Response(), port);
  await expect(listening).rejects.toEqual(portTaken('supabase', port));
  other.close();
});

test('any free port is taken for 0, and responses come from it until it is closed', async () => {
  const { port, close } = await listen('outbox', () => new Response('mail'), 0);
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('mail');
  await close(0);
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
});
