import * as v from 'valibot';
import { createHash } from 'node:crypto';
import { ApiErrorSchema, InvitationResponseSchema } from '@ninefold/contracts';
import { newAddress } from '../testing/backend';
import { startService, type Service } from '../testing/start-service';
import { SHELL_URL } from '../testing/test-config';

const KEY = 'nine-keys-on-a-ring';
const CALL = '/rest/v1/rpc/authenticate_caller';
const MAIL = '/auth/v1/invite';
const COUNT = '/rest/v1/rpc/count_attempt';
const ATTEMPTS_PER_HOUR = 10;

let service: Service;
let caller: Awaited<ReturnType<Service['newPerson']>>;
/** Invited in this test, and in mixed case as people type it. */
let email: string;

async function start(options: Parameters<typeof startService>[0] = { adminInviteKey: KEY }) {
  service = await startService(options);
  caller = await service.newPerson();
  email = `Grace-${newAddress()}`;
  // All tests invite from this machine.
  await service.client.rpc('reset_attempts', { p_subject: 'invite:network:127.0.0.1' }).throwOnError();
}
afterEach(() => service.stop());

const invite = (over: object = {}, token: string | null = caller.token) =>
  service.request('/api/invite', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ email, adminKey: KEY, data: { invitation_type: 'admin' }, ...over }),
  });

async function expectProblem(response: Response, status: number, code: string) {
  const problem = v.parse(ApiErrorSchema, await response.json());
  expect([response.status, problem.code]).toEqual([status, code]);
  return problem.error;
}

const mails = () => service.database.requestsTo(`POST ${MAIL}`);

/** The audit rows of the caller, oldest first. */
async function audit() {
  const columns = service.client.from('invitations').select('invited_by, email_digest, outcome');
  return (await columns.eq('invited_by', caller.id).order('created_at').throwOnError()).data;
}

const row = (outcome: string) => ({
  invited_by: caller.id,
  email_digest: createHash('sha256').update(email.toLowerCase()).digest('hex'),
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
      email: email.toLowerCase(),
      data: { invited_by: caller.id, invitation_type: 'admin' },
    });
    expect(mail?.query.get('redirect_to')).toBe(`${SHELL_URL}/update-password?type=invite`);
    expect(await service.mailsTo(email.toLowerCase())).toHaveLength(1);
    expect(await audit()).toEqual([row('sent')]);
  });

  it('names the caller as the sender even when the request names somebody else', async () => {
    await invite({ data: { invited_by: 'somebody else', invitation_type: 'admin' } });
    expect(mails()[0]?.body).toMatchObject({ data: { invited_by: caller.id } });
  });

  it('responds the same for an address that has an account', async () => {
    const unknown = await (await invite()).text();
    const { email: known } = await service.newPerson();
    const response = await invite({ email: known });
    expect([response.status, await response.text()]).toEqual([
      200,
      unknown.replace(email.toLowerCase(), known),
    ]);
    expect((await audit()).map(({ outcome }) => outcome)).toEqual(['sent', 'known-address']);
  });

  it('requires a signed-in user', async () => {
    for (const token of [null, 'no-token', `${caller.token}x`])
      await expectProblem(await invite({}, token), 401, 'not-signed-in');
    expect(service.database.requestsTo(`POST ${COUNT}`)).toEqual([]);
    expect(mails()).toEqual([]);
  });

  it.each(['wrong', KEY.slice(1), `${KEY} `])('rejects the wrong admin key "%s"', async (adminKey) => {
    await expectProblem(await invite({ adminKey }), 403, 'wrong-admin-key');
    expect(mails()).toEqual([]);
    expect(await audit()).toEqual([row('wrong-key')]);
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
    const body = { code: 500, error_code: 'unexpected_failure', msg: 'Error sending invite email' };
    service.database.break({ status: 500, body }, MAIL);
    await expectProblem(await invite(), 502, 'invitation-not-sent');
    expect(await audit()).toEqual([row('mail-failed')]);
  });

  it.each([
    ['authentication', CALL, 'database-unavailable'],
    ['the attempt count', COUNT, 'database-unavailable'],
  ])('is not sent without %s', async (_, call, code) => {
    service.database.break({ status: 503, body: { message: 'down' } }, call);
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

  const attempt = (p_subject: string) =>
    service.client
      .rpc('count_attempt', { p_subject, p_limit: ATTEMPTS_PER_HOUR, p_window_seconds: 3_600 })
      .throwOnError();

  it('are counted per user and per network before the key is checked', async () => {
    await invite({ adminKey: 'wrong' });
    const counted = service.database
      .requestsTo(`POST ${COUNT}`)
      .map(({ body }) => body as { p_subject: string });
    expect(counted.map(({ p_subject }) => p_subject)).toEqual([
      `invite:user:${caller.id}`,
      'invite:network:127.0.0.1',
    ]);
  });

  it('above the limit are rejected with Retry-After, even with the right key', async () => {
    for (let times = 0; times < ATTEMPTS_PER_HOUR; times++) await attempt(`invite:user:${caller.id}`);
    const response = await invite();
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    const minutes = `${Math.ceil(seconds / 60)} minute(s)`;
    expect(await expectProblem(response, 429, 'too-many-attempts')).toContain(minutes);
    expect(mails()).toEqual([]);
    expect(await audit()).toEqual([row('too-many-attempts')]);
  });

  it('start again after a success, and not after a wrong key', async () => {
    for (let times = 1; times < ATTEMPTS_PER_HOUR; times++) await attempt(`invite:user:${caller.id}`);
    expect((await invite()).status).toBe(200);
    for (let times = 0; times < ATTEMPTS_PER_HOUR; times++)
      await expectProblem(await invite({ adminKey: 'wrong' }), 403, 'wrong-admin-key');
    await expectProblem(await invite(), 429, 'too-many-attempts');
  });
});

it('returns 503 when no admin key is configured', async () => {
  await start({});
  await expectProblem(await invite(), 503, 'invitations-off');
  expect(mails()).toEqual([]);
});
