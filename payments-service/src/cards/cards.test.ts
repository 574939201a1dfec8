import { gridChallenge, roundChallenge } from '../testing/challenges';
import { startService, type Service } from '../testing/start-service';

/** Of no challenge. */
const UNKNOWN_CODE = '0123456789abcdefghjkmnpqrs';
const CALL = 'POST /rest/v1/rpc/challenge_card';

let service: Service;
beforeEach(async () => void (service = await startService()));
afterEach(() => service.stop());

const newChallenge = async () => gridChallenge(await service.newPerson(), 72);

/** The size and bytes of a PNG. */
async function pngOf(path: string) {
  const response = await service.request(path);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return { response, size: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)], bytes };
}

/** The meta tags of a page, as a link preview reads them. */
async function tagsOf(path: string) {
  const response = await service.request(path, { headers: { 'User-Agent': 'Twitterbot/1.0' } });
  const html = await response.text();
  const tags = Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property|http-equiv)="([^"]+)" content="([^"]*)">/g)].map(
      ([, name, content]) => [name, content],
    ),
  );
  return { response, html, tags };
}

test.each([
  ['a day', '/cards/day/2026-11-04.png', 86_400],
  ['today', '/cards/day/2026-11-05.png', 86_400],
  ['a stamp', '/cards/stamp/2026-11-05/252.png', 86_400],
  ['a puzzle', '/cards/day/2026-11-04/sum-grid.png', 86_400],
  ['a game', '/cards/game/combined-grid.png', 86_400],
  ['a timed round', '/cards/game/mental-math-speed.png', 86_400],
  ['a challenge', '/cards/challenge/:code.png', 60],
  ['the product', '/cards/plain.png', 86_400],
])('the picture of %s is 1200 by 630 and cacheable', async (_, path, maxAge) => {
  const code = path.includes(':code') ? await newChallenge() : '';
  const { response, size, bytes } = await pngOf(path.replace(':code', code));
  expect([response.status, response.headers.get('content-type'), size]).toEqual([
    200,
    'image/png',
    [1200, 630],
  ]);
  expect(response.headers.get('cache-control')).toBe(`public, max-age=${maxAge}`);
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  // A missing font would leave a picture a tenth of this size.
  expect(bytes.length).toBeGreaterThan(20_000);
  expect(bytes.length).toBeLessThan(150_000);
});

test('a challenge link shows the time to beat and a picture, and redirects to the site', async () => {
  const code = await newChallenge();
  const { response, html, tags } = await tagsOf(`/share/challenge/${code}`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  expect(tags).toMatchObject({
    'og:title': 'Can you beat 1:12? Sum Grid',
    'og:url': `http://share.test/share/challenge/${code}`,
    'og:image': `http://share.test/cards/challenge/${code}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringContaining('given digits and targets') as string,
    'twitter:card': 'summary_large_image',
    refresh: `0; url=http://localhost:3000/challenge/${code}`,
  });
  expect(html).toContain(`<a href="http://localhost:3000/challenge/${code}">`);
  expect(service.database.requestsTo(CALL)[0]?.body).toEqual({ p_code: code });
});

test('a challenge link for a timed round shows the score to beat', async () => {
  const code = await roundChallenge(await service.newPerson(), service.client, 12);
  const { tags } = await tagsOf(`/share/challenge/${code}`);
  expect(tags).toMatchObject({
    'og:title': 'Can you beat 12? Mental Math Speed Round',
    'og:image': `http://share.test/cards/challenge/${code}.png`,
    refresh: `0; url=http://localhost:3000/challenge/${code}`,
  });
  const { response, size } = await pngOf(`/cards/challenge/${code}.png`);
  expect([response.status, size]).toEqual([200, [1200, 630]]);
});

test.each([
  ['of today redirects to the daily', '2026-11-05', '/multiplication-grid'],
  ['of a past day redirects to the archive', '2026-11-02', '/archive/2026-11-02/multiplication-grid'],
])('a puzzle %s and has its own text and picture', async (_, day, path) => {
  const own = `/share/day/${day}/multiplication-grid`;
  const { response, html, tags } = await tagsOf(own);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
  expect(tags).toMatchObject({
    description: expect.stringContaining(
      `The Multiplication Grid for November ${Number(day.slice(-2))}, 2026`,
    ) as string,
    'og:title': `Ninefold #${Number(day.slice(-2))}: Multiplication Grid`,
    'og:url': `http://share.test${own}`,
    'og:image': `http://share.test/cards/day/${day}/multiplication-grid.png`,
    refresh: `0; url=http://localhost:3000${path}`,
  });
  expect(html).toContain(`<link rel="canonical" href="http://share.test${own}">`);
});

test('a practice link shows the picture of the game', async () => {
  const { tags } = await tagsOf('/share/practice/sum-grid');
  expect(tags).toMatchObject({
    'og:title': 'Sum Grid',
    'og:image': 'http://share.test/cards/game/sum-grid.png',
    refresh: '0; url=http://localhost:3000/sum-grid?mode=practice',
  });
});

test.each([
  ['of today redirects to the puzzle hub', '2026-11-05', '/puzzle-games'],
  ['of a past day redirects to that day', '2026-11-02', '/archive/2026-11-02'],
])('a stamp %s', async (_, day, path) => {
  const { tags } = await tagsOf(`/share/stamp/${day}/252`);
  expect(tags).toMatchObject({
    'og:title': `Ninefold #${Number(day.slice(-2))}: all solved in 4:12`,
    'og:image': `http://share.test/cards/stamp/${day}/252.png`,
    refresh: `0; url=http://localhost:3000${path}`,
  });
});

test('an unknown challenge code returns 404 with the picture of the product', async () => {
  const { response, html, tags } = await tagsOf(`/share/challenge/${UNKNOWN_CODE}`);
  expect(response.status).toBe(404);
  expect(tags).toMatchObject({
    'og:title': 'This link leads nowhere',
    'og:image': 'http://share.test/cards/plain.png',
  });
  expect(tags).not.toHaveProperty('refresh');
  expect(html).toContain('<a href="http://localhost:3000/puzzle-games">Today’s puzzles</a>');
  const { response: picture, size } = await pngOf(`/cards/challenge/${UNKNOWN_CODE}.png`);
  expect([picture.status, picture.headers.get('cache-control'), size]).toEqual([
    404,
    'public, max-age=60',
    [1200, 630],
  ]);
});

test.each([
  '/cards/day/2026-11-06.png',
  '/cards/day/2026-10-31.png',
  '/cards/day/2026-11-31.png',
  '/cards/day/0.png',
  '/cards/day/2026-11-06/sum-grid.png',
  '/cards/day/2026-11-05/addition-drill.png',
  '/cards/game/chess.png',
  '/share/day/2026-11-05/sum_grid',
  '/share/practice/mental-math-speed',
  '/cards/stamp/2026-11-05/0.png',
  '/cards/stamp/2026-11-05/-1.png',
  '/cards/stamp/2026-11-05/1e3.png',
  '/cards/stamp/2026-11-05/360000.png',
  '/cards/stamp/2026-11-06/252.png',
  '/cards/challenge/sum-grid.png',
  `/cards/challenge/${UNKNOWN_CODE.toUpperCase()}.png`,
  `/cards/challenge/${UNKNOWN_CODE.repeat(300)}.png`,
  '/share/stamp/2026-11-06/252',
  '/share/challenge/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  `/share/challenge/${'%00'.repeat(26)}`,
])('a malformed link returns 404 without a database call: %s', async (path) => {
  const response = await service.request(path);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('<script>');
  expect(service.database.requestsTo(CALL)).toEqual([]);
});

test.each(['/share/challenge/%E0%A4%A', '/cards/day/%E0%A4%A.png'])('%s returns 400', async (path) => {
  const response = await service.request(path);
  expect([response.status, await response.json()]).toEqual([
    400,
    { code: 'malformed-request', error: 'The request could not be understood.' },
  ]);
});

test('a challenge link returns 503, not 404, when the database fails', async () => {
  service.database.break({ status: 500, body: {} });
  for (const path of [`/share/challenge/${UNKNOWN_CODE}`, `/cards/challenge/${UNKNOWN_CODE}.png`]) {
    const response = await service.request(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await response.json()).toMatchObject({ code: 'database-unavailable' });
  }
});

test('shared links have a rate limit per network address, separate from payments', async () => {
  const statuses = new Set<number>();
  for (let call = 0; call < 245; call++) statuses.add((await service.request('/share/stamp/x/y')).status);
  expect([...statuses]).toEqual([404, 429]);
  expect((await service.request('/api/nothing')).status).toBe(404);
});
