import { randomBytes } from 'node:crypto';
import { newPlayer, service } from '../testing/players';

const newDigest = () => randomBytes(32).toString('hex');

const add = (row: { invited_by: string; email_digest: string; outcome?: string; created_at?: string }) =>
  service()
    .from('invitations')
    .insert({ outcome: 'sent', ...row });

const rowsOf = async (email_digest: string) =>
  (await service().from('invitations').select().match({ email_digest }).throwOnError()).data;

test('a row records who invited whom, the outcome, and the time', async () => {
  const { id } = await newPlayer();
  const email_digest = newDigest();
  await add({ invited_by: id, email_digest }).throwOnError();
  const [row] = await rowsOf(email_digest);
  expect(row).toMatchObject({ invited_by: id, outcome: 'sent' });
  expect(Date.parse(row?.created_at ?? '')).not.toBeNaN();
});

test('a plain address and an unknown outcome are rejected', async () => {
  const { id } = await newPlayer();
  expect((await add({ invited_by: id, email_digest: 'ada@example.test' })).error).not.toBeNull();
  expect((await add({ invited_by: id, email_digest: newDigest(), outcome: 'other' })).error).not.toBeNull();
});

test('rows older than a year are deleted when the next one is added', async () => {
  const { id } = await newPlayer();
  const [old, next] = [newDigest(), newDigest()];
  await add({ invited_by: id, email_digest: old, created_at: '2001-01-01T00:00:00Z' }).throwOnError();
  await add({ invited_by: id, email_digest: next }).throwOnError();
  expect(await rowsOf(old)).toHaveLength(0);
  expect(await rowsOf(next)).toHaveLength(1);
});
