import path from 'node:path';
import { endAll, KEYS, post, spawnBackend } from '../testing/spawn-backend';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';

/** All calls come from this machine, as those of a school come from one network address. */
let url: string;
beforeAll(async () => {
  const mailFile = path.join(await temporaryFolder(), 'mail.jsonl');
  ({ url } = await spawnBackend({ mailFile }));
});
afterAll(async () => {
  await endAll();
  await removeTemporaryFolders();
});

const CLASS = Array.from({ length: 36 }, (_, number) => ({
  email: `student-${number}@example.com`,
  password: `correct horse ${number}`,
}));

const signIn = async (student: (typeof CLASS)[number]) =>
  (await post(url, '/auth/v1/token?grant_type=password', student)).status;

test('36 students behind one address sign in at once, and only wrong passwords lock an account', async () => {
  const created = await Promise.all(
    CLASS.map((student) =>
      post(url, '/auth/v1/admin/users', { ...student, email_confirm: true }, KEYS.secretKey),
    ),
  );
  expect(created.map(({ status }) => status)).toEqual(CLASS.map(() => 200));
  expect(await Promise.all(CLASS.map(signIn))).toEqual(CLASS.map(() => 200));

  const [forgetful, ...others] = CLASS;
  for (let times = 0; times < 5; times += 1)
    expect(await signIn({ ...forgetful!, password: 'wrong' })).toBe(400);
  expect(await signIn(forgetful!)).toBe(429);
  expect(await Promise.all(others.map(signIn))).toEqual(others.map(() => 200));
});
