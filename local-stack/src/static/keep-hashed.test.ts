import { Hono } from 'hono';
import { keepHashed, MOST_KEPT } from './keep-hashed';

function countedFiles() {
  let reads = 0;
  const app = new Hono().use(keepHashed()).get('*', (context) => {
    reads += 1;
    return context.text(`file ${reads}`);
  });
  const text = async (path: string, encoding = 'gzip') =>
    (await app.request(path, { headers: { 'Accept-Encoding': encoding } })).text();
  return { text, reads: () => reads };
}

test('a hashed file is read once', async () => {
  const { text } = countedFiles();
  expect([await text('/a.0123456789ab.js'), await text('/a.0123456789ab.js')]).toEqual(['file 1', 'file 1']);
});

test('a file that may change is read each time', async () => {
  const { text } = countedFiles();
  expect([await text('/config.json'), await text('/config.json')]).toEqual(['file 1', 'file 2']);
});

test('what is kept does not grow without end, with any accepted encoding, and what is asked for again stays', async () => {
  const { text, reads } = countedFiles();
  await text('/often.0123456789ab.js');
  await text('/once.0123456789ab.js');
  for (let turn = 1; turn < MOST_KEPT; turn++) {
    await text('/often.0123456789ab.js');
    await text('/a.0123456789ab.js', `gzip;q=${turn}`);
  }
  const before = reads();
  await text('/often.0123456789ab.js');
  expect(reads()).toBe(before);
  await text('/once.0123456789ab.js');
  expect(reads()).toBe(before + 1);
});
