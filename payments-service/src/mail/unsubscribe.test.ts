import { randomUUID } from 'node:crypto';
import { startService, type Service } from '../testing/start-service';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const ID = '3b241101-e2bb-4255-8caf-4136c566a962';

/** The mail is known, or not. */
const answers = (isKnown: boolean) =>
  service.database.break({ status: 200, body: isKnown as unknown as object }, '/rest/v1/rpc/unsubscribe');

const calls = () => service.database.requestsTo('POST /rest/v1/rpc/unsubscribe').map(({ body }) => body);

async function call(path: string, method = 'POST') {
  const response = await service.request(path, { method });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

test('opening the link changes nothing, because programs that scan mail open it', async () => {
  const before = calls().length;
  const { status, html, headers } = await call(`/unsubscribe/${ID}`, 'GET');
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(html).toContain(`<form method="post" action="/unsubscribe/${ID}"><button>Unsubscribe</button>`);
  expect(html).not.toMatch(/<script|http-equiv="refresh"/);
  expect(calls()).toHaveLength(before);
});

test('one click unsubscribes without a session, and the page can undo it', async () => {
  answers(true);
  const done = await call(`/unsubscribe/${ID}`);
  expect(done.status).toBe(200);
  expect(done.html).toContain('You are unsubscribed');
  const undo = /action="([^"]+)"/.exec(done.html)?.[1] ?? '';
  const undone = await call(undo);
  expect(undone.html).toContain('You are subscribed again');
  expect(/action="([^"]+)"/.exec(undone.html)?.[1]).toBe(`/unsubscribe/${ID}`);
  expect(calls().slice(-2)).toEqual([
    { p_mail_id: ID, p_undo: false },
    { p_mail_id: ID, p_undo: true },
  ]);
});

test.each(['GET', 'POST'])(
  '%s with something else than an id says that the link no longer works',
  async (method) => {
    const { status, html } = await call('/unsubscribe/%3Cscript%3Ealert(1)', method);
    expect(status).toBe(404);
    expect(html).toContain('This link no longer works');
    expect(html).not.toMatch(/<script|<form/);
  },
);

test('an unknown id unsubscribes nobody', async () => {
  service.database.break(null);
  const { status, html } = await call(`/unsubscribe/${randomUUID()}`);
  expect(status).toBe(404);
  expect(html).toContain('This link no longer works');
});

test('each network address may call 240 times a minute', async () => {
  const statuses: number[] = [];
  for (let calls = 0; calls < 245; calls++) statuses.push((await call('/unsubscribe/x', 'GET')).status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(4);
});
