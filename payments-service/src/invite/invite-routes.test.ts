import * as v from 'valibot';
import { createHash } from 'node:crypto';
import { ApiErrorSchema, InvitationResponseSchema } from '@ninefold/contracts';
import { startService, type Service } from '../testing/start-service';
import { SHELL_URL } from '../testing/test-config';

const KEY = 'nine-keys-on-a-ring';
const CALL = 'POST /rest/v1/rpc/authenticate_caller';
const MAIL = 'POST /auth/v1/invite';
const AUDIT = 'POST /rest/v1/invitations';
const COUNT = 'POST /rest/v1/rpc/count_attempt';
const CLEAR = 'POST /rest/v1/rpc/reset_attempts';
const CALLER = '11111111-1111-4111-8111-111111111111';

let service: Service;

async function start(options: Parameters<typeof startService>[0] = { adminInviteKey: KEY }) {
  service = await startService(options);
  service.database.setResponse(CALL, { body: { id: CALLER, email: 'ada@example.test', wait_seconds: 0 } });
  service.database.setResponse(COUNT, { body: 0 });
  service.database.setResponse(CLEAR, { status: 204 });
  service.database.setResponse(AUDIT, { status: 201 });
  service.database.setResponse(MAIL, { body: { id: 'user-2', email: 'grace@example.test' } });
}
afterEach(() => service.stop());

const REQUEST = { email: 'Grace@example.test', adminKey: KEY, data: { invitation_type: 'admin' } };

const invite = (over: object = {}, headers: Record<string, string> = { Authorization: 'Bearer token' }) =>
  service.request('/api/invite', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ ...REQUEST, ...over }),
  });

async function expectProblem(response: Response, status: number, code: string) {
  const problem = v.parse(ApiErrorSchema, await response.json());
  expect([response.status, problem.code]).toEqual([status, code]);
  return problem.error;
}

const mails = () => service.database.requestsTo(MAIL);
const audit = () => service.database.requestsTo(AUDIT).map(({ body }) => body);
const row = (outcome: string) => ({
  invited_by: CALLER,
  email_digest: createHash('sha256').update('grace@example.test').digest('hex'),
  outcome,
});

describe('an invitation', () => {
  beforeEach(() => start());

  it('is emailed with a link to the password page, and recorded', async () => {
    const response = await invite();
    expect(response.status).toBe(200);
    v.parse(InvitationResponseSchema, await response.json());
    const [mail] = mails();
    expect(mail?.body).toMatchObject({
      email: 'grace@example.test',
      data: { invited_by: CALLER, invitation_type: 'admin' },
    });
    expect(mail?.query.get('redirect_to')).toBe(`${SHELL_URL}/update-password?type=invite`);
    expect(audit()).toEqual([row('sent')]);
    expect(service.database.requestsTo(CLEAR)[0]?.body).toEqual({ p_subject: `invite:user:${CALLER}` });
  });

  it('names the caller as the sender even when the request names somebody else', async () => {
    await invite({ data: { invited_by: 'somebody else', invitation_type: 'admin' } });
    expect(mails()[0]?.body).toMatchObject({ data: { invited_by: CALLER } });
  });

  it('responds the same for an address that has an account', async () => {
    const unknown = await (await invite()).text();
    service.database.setResponse(MAIL, {
      status: 422,
      body: {
        code: 422,
        error_code: 'email_exists',
        msg: 'A user with this email address has been registered',
      },
    });
    const known = await invite();
    expect([known.status, await known.text()]).toEqual([200, unknown]);
    expect(audit()).toEqual([row('sent'), row('known-address')]);
  });

  it('requires a signed-in user', async () => {
    await expectProblem(await invite({}, {}), 401, 'not-signed-in');
    service.database.setResponse(CALL, { status: 401, body: { code: 'PGRST301', message: 'JWT expired' } });
    await expectProblem(await invite(), 401, 'not-signed-in');
    expect(service.database.requestsTo(COUNT)).toEqual([]);
    expect(mails()).toEqual([]);
  });

  it.each(['wrong', KEY.slice(1), `${KEY} `])('rejects the wrong admin key "%s"', async (adminKey) => {
    await expectProblem(await invite({ adminKey }), 403, 'wrong-admin-key');
    expect(mails()).toEqual([]);
    expect(audit()).toEqual([row('wrong-key')]);
    expect(service.database.requestsTo(CLEAR)).toEqual([]);
  });

  it.each([
    ['the address is missing', { email: undefined }, /email/],
    ['the address is malformed', { email: 'grace@' }, /email/],
    ['the key is missing', { adminKey: '' }, /adminKey/],
    ['the kind is a sentence', { data: { invitation_type: 'Dear friend' } }, /data.invitation_type/],
  ])('is rejected when %s', async (_, over, words) => {
    expect(await expectProblem(await invite(over), 400, 'malformed-body')).toMatch(words);
    expect(mails()).toEqual([]);
  });

  it.each([
    'https://evil.test/',
    '//evil.test/update-password',
    'javascript:alert(1)',
    'http://localhost:3000@evil.test/',
  ])('may not redirect to %s', async (redirectTo) => {
    await expectProblem(await invite({ redirectTo }), 400, 'redirect-not-allowed');
    expect(mails()).toEqual([]);
  });

  it.each(['/update-password', `${SHELL_URL}/update-password`])('may redirect to %s', async (redirectTo) => {
    await invite({ redirectTo });
    expect(mails()[0]?.query.get('redirect_to')).toBe(`${SHELL_URL}/update-password`);
  });

  it('fails when the email cannot be sent', async () => {
    service.database.setResponse(MAIL, {
      status: 500,
      body: { error_code: 'unexpected_failure', msg: 'smtp' },
    });
    await expectProblem(await invite(), 502, 'invitation-not-sent');
    expect(audit()).toEqual([row('mail-failed')]);
  });

  it.each([
    ['authentication', CALL, 'database-unavailable'],
    ['the attempt count', COUNT, 'database-unavailable'],
  ])('is not sent without %s', async (_, call, code) => {
    service.database.setResponse(call, { status: 503, body: { message: 'down' } });
    await expectProblem(await invite(), 503, code);
    expect(mails()).toEqual([]);
  });

  it('is logged without key, token or address', async () => {
    await invite({ adminKey: 'a-wrong-key' });
    expect(service.log()).toContain('/api/invite');
    expect(service.log()).not.toMatch(/a-wrong-key|token|example\.test/i);
  });
});

describe('attempts', () => {
  beforeEach(() => start());

  it('are counted per user and per network before the key is checked', async () => {
    await invite({ adminKey: 'wrong' });
    const subjects = service.database.requestsTo(COUNT).map(({ body }) => body as { p_subject: string });
    expect(subjects.map(({ p_subject }) => p_subject)).toEqual([
      `invite:user:${CALLER}`,
      'invite:network:127.0.0.1',
    ]);
  });

  it('above the limit are rejected with Retry-After, even with the right key', async () => {
    service.database.setResponse(COUNT, { body: 90 });
    const response = await invite();
    expect(response.headers.get('retry-after')).toBe('90');
    expect(await expectProblem(response, 429, 'too-many-attempts')).toContain('2 minute(s)');
    expect(mails()).toEqual([]);
  });
});

it('returns 503 when no admin key is configured', async () => {
  await start({});
  await expectProblem(await invite(), 503, 'invitations-off');
  expect(mails()).toEqual([]);
});
