import { randomUUID } from 'node:crypto';
import { postgrestStatus, REFUSAL_CODES, type RefusalHint } from '@ninefold/contracts/rpc/testing';
import { solutionOf, submit, todayKey } from '../testing/daily';
import { anonymous, newPlayer } from '../testing/players';
import type { Client } from '../program-client';

const session = { p_id: randomUUID(), p_kind: 'review', p_level_id: 'A1', p_skill: null } as const;

/** Calls that fail, with the hint and, without one, the SQLSTATE. */
const FAILING: readonly (readonly [RefusalHint | string, (client: Client) => PromiseLike<unknown>])[] = [
  ['unknown-game', (client) => client.rpc('start_daily', { p_game_type: 'addition_drill' as 'sum_grid' })],
  [
    'not-your-session',
    (client) => client.rpc('complete_learning_session', { p_session_id: randomUUID(), p_placed_level: null }),
  ],
  ['nothing-due', (client) => client.rpc('start_learning_session', session)],
  ['grid-not-solved', (client) => submit(client, { grid: [1, 2, 3, 4, 5, 6, 7, 8, 9] })],
  ['22P02', (client) => client.rpc('start_learning_session', { ...session, p_id: 'not an id' })],
];

test.each(FAILING)(
  'a call that fails with %s has the status that fakes respond with',
  async (reason, call) => {
    const code = reason in REFUSAL_CODES ? REFUSAL_CODES[reason as RefusalHint] : reason;
    const hint = reason in REFUSAL_CODES ? reason : null;
    expect(await call((await newPlayer()).client)).toMatchObject({
      status: postgrestStatus(code),
      error: { code, hint },
    });
  },
);

test('a repeated daily conflicts', async () => {
  const { client } = await newPlayer();
  const grid = solutionOf('sum_grid', await todayKey());
  await submit(client, { grid }).then(({ error }) => expect(error).toBeNull());
  expect(await submit(client, { grid })).toMatchObject({
    status: postgrestStatus('23505'),
    error: { code: '23505' },
  });
});

test('guests are unauthorized, with and without a hint', async () => {
  const status = postgrestStatus('42501', { isSignedIn: false });
  expect(await anonymous().rpc('start_learning_session', session)).toMatchObject({
    status,
    error: { code: '42501', hint: 'not-signed-in' },
  });
  expect(await anonymous().rpc('learning_state')).toMatchObject({
    status,
    error: { code: '42501', hint: null },
  });
});
