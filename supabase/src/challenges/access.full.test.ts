import { randomUUID } from 'node:crypto';
import type { Client } from '../program-client';
import {
  answerChallenge,
  answersOf,
  challengeOf,
  readChallenge,
  roundChallengeOf,
  SOLUTION,
  startAttempt,
  shownAttempt,
} from '../testing/challenges';
import { type Friend, newFriend } from '../testing/friends';
import { anonymous, newPlayer, type Player, service } from '../testing/players';

/** Two people and a guest at a challenge that the solver has answered with a name. */
let challenger: Player;
let solver: Friend;
let other: Player;
let code: string;
let p_attempt: string;

beforeEach(async () => {
  [challenger, solver, other] = [await newPlayer(), await newFriend(), await newPlayer()];
  code = await challengeOf(challenger);
  p_attempt = randomUUID();
  await answerChallenge(solver.client, code, SOLUTION, p_attempt).throwOnError();
  await solver.client.rpc('name_challenge_attempt', { p_attempt, p_named: true }).throwOnError();
});

type Who = 'challenger' | 'solver' | 'other' | 'guest';
const clientOf = (who: Who): Client =>
  ({
    challenger: challenger.client,
    solver: solver.client,
    other: other.client,
    guest: anonymous(),
  })[who];

/** The response to each person: the hint of an error, or `ok`. */
const message = async (call: PromiseLike<{ error: { hint?: string; code: string } | null }>) => {
  const { error } = await call;
  return error ? error.hint || error.code : 'ok';
};

const FORBIDDEN = '42501';

test.each<[Who, Record<string, string>]>([
  [
    'challenger',
    {
      ...{ answers: 'ok', mine: 'ok', report: 'ok', name: 'ok', show: 'ok', reportMaker: 'unknown-name' },
      ...{ make: 'unknown-result', daily: 'unknown-result' },
    },
  ],
  [
    'solver',
    {
      ...{ answers: 'unknown-challenge', mine: 'ok', report: 'unknown-name', name: 'ok' },
      ...{ show: 'ok', reportMaker: 'unknown-name', make: 'unknown-result', daily: 'unknown-result' },
    },
  ],
  [
    'other',
    {
      ...{ answers: 'unknown-challenge', mine: 'ok', report: 'unknown-name', name: 'ok' },
      ...{ show: 'ok', reportMaker: 'unknown-name', make: 'unknown-result', daily: 'unknown-result' },
    },
  ],
  [
    'guest',
    {
      ...{ answers: FORBIDDEN, mine: FORBIDDEN, report: FORBIDDEN, name: FORBIDDEN },
      ...{ show: FORBIDDEN, reportMaker: FORBIDDEN, make: FORBIDDEN, daily: FORBIDDEN },
    },
  ],
])('what a %s may ask for', async (who, expected) => {
  const client = clientOf(who);
  expect({
    answers: await message(client.rpc('challenge_answers', { p_code: code })),
    mine: await message(client.rpc('my_challenges', {})),
    report: await message(client.rpc('report_challenge_name', { p_attempt: shownAttempt(p_attempt) })),
    name: await message(client.rpc('name_challenge_attempt', { p_attempt, p_named: false })),
    show: await message(client.rpc('name_challenge', { p_code: code, p_named: true })),
    reportMaker: await message(client.rpc('report_challenger', { p_code: code })),
    make: await message(client.rpc('create_challenge', { p_result_id: randomUUID(), p_moves: [] })),
    daily: await message(
      client.rpc('create_daily_challenge', {
        p_game_type: 'sum_grid',
        p_day_key: '2026-11-01',
        p_moves: [],
      }),
    ),
  }).toEqual(expected);
  // Only the solver can withdraw the name.
  const { answers } = await answersOf(challenger, code);
  expect(answers[0]?.player?.username).toBe(who === 'solver' ? undefined : solver.username);
});

test('each person sees a challenge as the link shows it, and the challenger sees that it is theirs', async () => {
  for (const who of ['challenger', 'solver', 'other', 'guest'] as const) {
    const open = await readChallenge(clientOf(who), code);
    expect(open).toMatchObject({ status: 'open', mine: who === 'challenger' });
    expect(JSON.stringify(open)).not.toContain(challenger.id);
  }
});

test('nobody reads the tables directly', async () => {
  for (const who of ['challenger', 'solver', 'other', 'guest'] as const) {
    for (const table of ['challenges', 'challenge_attempts']) {
      const { data, error } = await clientOf(who)
        .from(table as 'profiles')
        .select();
      expect([data, error !== null]).toEqual([null, true]);
    }
  }
});

test('a player’s attempt cannot be used by others, and a guest’s can be used with its id', async () => {
  const { p_attempt: theirs } = await startAttempt(solver.client, code);
  expect((await answerChallenge(other.client, code, SOLUTION, theirs)).data).toEqual({ status: 'unknown' });
  expect((await answerChallenge(anonymous(), code, SOLUTION, theirs)).data).toEqual({ status: 'unknown' });
  const { p_attempt: guests } = await startAttempt(anonymous(), code);
  expect((await answerChallenge(other.client, code, SOLUTION, guests)).data).toMatchObject({
    status: 'saved',
  });
});

test('an attempt at one challenge does not open another', async () => {
  const round = await roundChallengeOf(challenger, 5);
  expect((await answerChallenge(solver.client, round, SOLUTION, p_attempt)).error).toMatchObject({
    hint: 'malformed-round',
  });
  const second = await challengeOf(challenger);
  expect((await answerChallenge(solver.client, second, SOLUTION, p_attempt)).data).toEqual({
    status: 'unknown',
  });
});

test('an attempt at one challenge cannot start another or show its questions', async () => {
  const round = await roundChallengeOf(challenger, 5);
  expect((await startAttempt(other.client, round, p_attempt)).started).toEqual({ status: 'unknown' });
});

test('the id that a challenger sees of a guest’s answer cannot be used to claim it', async () => {
  const second = await challengeOf(challenger);
  const { p_attempt: guests } = await startAttempt(anonymous(), second);
  await answerChallenge(anonymous(), second, SOLUTION, guests).throwOnError();
  const [answer] = (await answersOf(challenger, second)).answers;
  await answerChallenge(challenger.client, second, SOLUTION, answer?.id).throwOnError();
  // The guest has signed up since.
  expect((await answerChallenge(other.client, second, SOLUTION, guests)).data?.status).toBe('saved');
});

test('a name can be reported by people who see it, while it is visible', async () => {
  await challenger.client.rpc('report_challenge_name', { p_attempt: shownAttempt(p_attempt) }).throwOnError();
  const { data } = await service().rpc('reported_names').throwOnError();
  expect(data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'username', subject_id: solver.id, name: solver.username }),
    ]),
  );
  await solver.client.rpc('name_challenge_attempt', { p_attempt, p_named: false }).throwOnError();
  expect(
    await message(challenger.client.rpc('report_challenge_name', { p_attempt: shownAttempt(p_attempt) })),
  ).toBe('unknown-name');
});

test('another player cannot withdraw a challenge, and a withdrawn one cannot be found', async () => {
  await other.client.rpc('withdraw_challenge', { p_code: code }).throwOnError();
  expect(await message(anonymous().rpc('withdraw_challenge', { p_code: code }))).toBe(FORBIDDEN);
  expect((await readChallenge(other.client, code)).status).toBe('open');
  await challenger.client.rpc('withdraw_challenge', { p_code: code }).throwOnError();
  for (const who of ['challenger', 'solver', 'other', 'guest'] as const) {
    const client = clientOf(who);
    expect(await readChallenge(client, code)).toEqual({ status: 'unknown' });
    expect((await startAttempt(client, code)).started).toEqual({ status: 'unknown' });
    expect((await answerChallenge(client, code, SOLUTION, p_attempt)).data).toEqual({ status: 'unknown' });
  }
  expect(await message(challenger.client.rpc('challenge_answers', { p_code: code }))).toBe(
    'unknown-challenge',
  );
  expect(
    await message(challenger.client.rpc('report_challenge_name', { p_attempt: shownAttempt(p_attempt) })),
  ).toBe('unknown-name');
});

test('a challenge is deleted with its challenger, and answers with their account', async () => {
  await solver.client.rpc('delete_user_account', { user_id_to_delete: solver.id }).throwOnError();
  expect((await answersOf(challenger, code)).answers).toEqual([]);
  await challenger.client.rpc('delete_user_account', { user_id_to_delete: challenger.id }).throwOnError();
  expect((await readChallenge(anonymous(), code)).status).toBe('unknown');
});
