import { randomBytes } from 'node:crypto';
import { newPlayer, service } from '../testing/players';

const newDigest = () => randomBytes(32).toString('hex');

const add = (row: { invited_by: string; email_digest: string; outcome?: string; created_at?: string }) =>
  service()
    .from('invitations')
    .insert({ outcome: 'sent', ...row });

const rowsOf = async (email_digest: string) =>
  (await service().from('invitations').select().match({ email_digest }).throwOnError()).data;

test('a row says who invited whom, with which outcome, and when', async () => {
  const { id } = await newPlayer();
  const email_digest = newDigest();
  await add({ invited_by: id, email_digest }).throwOnError();
  const [row] = await rowsOf(email_digest);
  expect(row).toMatchObject({ invited_by: id, outcome: 'sent' });
  expect(Date.parse(row?.created_at ?? '')).not.toBeNaN();
});

test('an address in clear, and an outcome that does not exist, are refused', async () => {
  const { id } = await newPlayer();
  expect((await add({ invited_by: id, email_digest: 'ada@example.test' })).error).not.toBeNull();
  expect((await add({ invited_by: id, email_digest: newDigest(), outcome: 'other' })).error).not.toBeNull();
});

test('a row that is older than a year goes when the next one comes', async () => {
  const { id } = await newPlayer();
  const [old, next] = [newDigest(), newDigest()];
  await add({ invited_by: id, email_digest: old, created_at: '2001-01-01T00:00:00Z' }).throwOnError();
  await add({ invited_by: id, email_digest: next }).throwOnError();
  expect(await rowsOf(old)).toHaveLength(0);
  expect(await rowsOf(next)).toHaveLength(1);
});
