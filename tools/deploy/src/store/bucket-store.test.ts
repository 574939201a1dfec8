import { startBucket } from '../testing/start-bucket';
import { bucketStore } from './bucket-store';

let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeEach(async () => {
  bucket = await startBucket();
});
afterEach(() => bucket.stop());

const store = () => bucketStore('s3://site/live/', bucket.environment);

test.each([
  [
    'games/aaaaaaaaaaaa/app.0123456789ab.js',
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
  [
    'games/aaaaaaaaaaaa/remoteEntry.js',
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
  ['games/aaaaaaaaaaaa/figures.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ['games/aaaaaaaaaaaa/a part+of it', 'application/octet-stream', 'public, max-age=31536000, immutable'],
  ['games/aaaaaaaaaaaa/mf-manifest.json', 'application/json', 'no-cache'],
])('%s is served as what it is', async (name, contentType, cacheControl) => {
  await store().put(name, Buffer.from('text'));
  expect(bucket.objects.get(`site/live/${name}`)).toMatchObject({ text: 'text', contentType, cacheControl });
});

test('a page is revalidated, and written over the last one', async () => {
  for (const text of ['old', 'new']) await store().write('learn.html', Buffer.from(text));
  expect(bucket.objects.get('site/live/learn.html')).toMatchObject({ text: 'new', cacheControl: 'no-cache' });
});

test.each(['remotes.json', 'remotes/chess.json'])('no copy of %s is kept', async (name) => {
  await store().replace(name, '{}', undefined);
  expect(bucket.objects.get(`site/live/${name}`)).toMatchObject({
    contentType: 'application/json',
    cacheControl: 'no-store',
  });
});

test('a text is written only over the version that was read', async () => {
  const { replace, read } = store();
  expect(await replace('remotes.json', 'one', undefined)).toBe(true);
  const first = await read('remotes.json');
  expect(await replace('remotes.json', 'two', first?.version)).toBe(true);
  expect(await replace('remotes.json', 'three', first?.version)).toBe(false);
  expect(await replace('remotes.json', 'four', undefined)).toBe(false);
  expect((await read('remotes.json'))?.text).toBe('two');
});

test('a fault that passes is not even seen', async () => {
  let faults = 2;
  bucket.refuse(() => (faults-- > 0 ? 503 : undefined));
  expect(await store().replace('remotes.json', '{}', undefined)).toBe(true);
});

test.each([undefined, '"1"'])(
  'a write that is answered with a fault has been done (version: %s)',
  async (version) => {
    const key = 'site/live/remotes.json';
    const file = { text: '{}', etag: '"1"', contentType: undefined, cacheControl: undefined };
    if (version) bucket.objects.set(key, file);
    let faults = 1;
    bucket.refuse((method) => {
      if (method !== 'PUT' || faults-- < 1) return undefined;
      bucket.objects.set(key, { ...file, text: 'new', etag: '"2"' });
      return 500;
    });
    expect(await store().replace('remotes.json', 'new', version)).toBe(true);
    expect(await store().replace('remotes.json', 'newer', version)).toBe(false);
  },
);

test('reports a refusal of the bucket in its own words', async () => {
  bucket.refuse((method) => (method === 'PUT' ? 403 : undefined));
  await expect(store().replace('remotes.json', '{}', undefined)).rejects.toThrow(
    `${bucket.url} refuses to PUT s3://site/live/remotes.json: 403 Fault.`,
  );
});

test('a place that does not respond is named, and so are keys that are missing', async () => {
  const { environment } = bucket;
  const away = { ...environment, AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' };
  await expect(bucketStore('s3://site', away).read('remotes.json')).rejects.toThrow(
    'http://127.0.0.1:9 does not respond',
  );
  expect(() => bucketStore('s3://site', {})).toThrow(
    's3://site needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  );
});
