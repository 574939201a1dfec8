import { LEARNING_LIMITS } from '@ninefold/contracts';
import {
  answer,
  answers,
  begunSecondsAgo,
  complete,
  learningState,
  longSession,
  saveAnswers,
  sendAnswers,
  startSession,
} from '../testing/learning';
import { newPlayer, type Player, service } from '../testing/players';

let player: Player;
let session: string;

beforeEach(async () => {
  player = await newPlayer();
  session = await longSession(player.client);
});

/** Seconds are exact decimals, which the embedded backend returns as strings. */
const rows = async () => {
  const { data } = await player.client.from('learning_answers').select().order('position').throwOnError();
  return data.map((row) => ({ ...row, seconds: Number(row.seconds) }));
};

test('answers are stored in the order given, however often they are sent', async () => {
  const given = [answer({ given: '3/4' }), answer({ correct: false, given: 'x' }), answer({ chosen: true })];
  const first = await saveAnswers(player.client, session, given.slice(0, 2));
  expect(first).toMatchObject([{ skill: 'mean', answers: 2, days_since_correct: 0 }]);
  await saveAnswers(player.client, session, given);
  expect(await saveAnswers(player.client, session, given)).toMatchObject([{ answers: 3 }]);
  expect(await rows()).toMatchObject(given);
});

test('an answer sent many times at once, or listed twice, is stored once', async () => {
  const given = answer();
  await Promise.all([1, 2, 3].map(() => saveAnswers(player.client, session, [given, given])));
  expect(await rows()).toHaveLength(1);
});

test('the response contains the skills that the answers were about', async () => {
  await saveAnswers(player.client, session, [answer({ skill: 'complements' })]);
  expect(await saveAnswers(player.client, session, answers(2))).toMatchObject([{ skill: 'mean' }]);
  expect((await learningState(player.client)).skills).toMatchObject([
    { skill: 'complements' },
    { skill: 'mean' },
  ]);
});

test('a call that started before another one’s correct answer counts no day', async () => {
  await saveAnswers(player.client, session, [answer()]);
  const last_correct_at = new Date(Date.now() + 60_000).toISOString();
  await service().from('skill_progress').update({ last_correct_at }).eq('user_id', player.id).throwOnError();
  expect((await learningState(player.client)).skills).toMatchObject([{ days_since_correct: 0 }]);
});

test('an answer with help is never correct', async () => {
  const [skill] = await saveAnswers(player.client, session, [answer({ helped: true })]);
  expect(skill).toMatchObject({ days_since_correct: null, evidence_count: 0 });
  expect(await rows()).toMatchObject([{ correct: false, helped: true }]);
});

test('support is kept with the answer, for a device that continues the session', async () => {
  const supported = answer({ correct: false, support: 'example' });
  await saveAnswers(player.client, session, [supported, answer()]);
  const open = (await learningState(player.client)).open_session;
  expect(open?.answers.map(({ support }) => support)).toEqual(['example', null]);
});

test('no more seconds count than the session has lasted', async () => {
  const { id } = await startSession(player.client);
  await begunSecondsAgo(id, 30);
  await saveAnswers(player.client, id, [answer({ seconds: 20 }), answer({ seconds: 20 })]);
  await saveAnswers(player.client, id, [answer({ seconds: 5_000 })]);
  const seconds = (await rows()).map((row) => row.seconds);
  expect(seconds[0]).toBe(20);
  expect(seconds.reduce((sum, each) => sum + each)).toBeLessThan(60);
});

test('an exercise left open counts for ten minutes', async () => {
  await saveAnswers(player.client, session, [answer({ seconds: 3_000 })]);
  expect(await rows()).toMatchObject([{ seconds: 600 }]);
});

test('unknown fields are ignored', async () => {
  await saveAnswers(player.client, session, [
    { ...answer(), position: 7, user_id: session, xp: 999 } as never,
  ]);
  expect(await rows()).toMatchObject([{ position: 1, user_id: player.id }]);
});

test('a session has at most 100 answers', async () => {
  const { answersOfSession, answersOfCall } = LEARNING_LIMITS;
  for (let saved = 0; saved < answersOfSession; saved += 25) {
    await saveAnswers(player.client, session, answers(25));
  }
  expect((await sendAnswers(player.client, session, answers(1))).error).toMatchObject({
    hint: 'malformed-answers',
  });
  expect((await sendAnswers(player.client, session, answers(answersOfCall + 1))).error).toMatchObject({
    hint: 'malformed-answers',
  });
});

test.each<[string, unknown]>([
  ['no list', { a: 1 }],
  ['nothing', null],
  ['a list of something else', [7]],
  ['an answer without an id', [{ ...answer(), id: null }]],
  ['a difficulty that does not exist', [answer({ difficulty: 6 })]],
  ['support that does not exist', [answer({ support: 'hint' })]],
  ['a kind of question below 1', [answer({ question_kind: 0 })]],
  ['a kind of question above 99', [answer({ question_kind: 100 })]],
  ['half a difficulty', [answer({ difficulty: 2.5 })]],
  ['a seed below 0', [answer({ seed: -1 })]],
  ['a skill that is not a name', [answer({ skill: 'Mean; drop' })]],
  ['a text that is too long', [answer({ given: 'x'.repeat(101) })]],
  ['seconds below 0', [answer({ seconds: -1 })]],
  ['an answer that does not say whether it is correct', [answer({ correct: null })]],
])('%s is refused, and nothing is saved', async (_, list) => {
  const sent = Array.isArray(list) ? [answer(), ...(list as unknown[])] : list;
  const { error } = await sendAnswers(player.client, session, sent);
  expect(error).toMatchObject({ code: '22023', hint: 'malformed-answers' });
  expect(await rows()).toEqual([]);
});

test('a completed session accepts no new answers, and its own can be sent again', async () => {
  const given = answers(2);
  await saveAnswers(player.client, session, given);
  await complete(player.client, session);
  expect(await saveAnswers(player.client, session, given)).toMatchObject([{ answers: 2 }]);
  expect((await sendAnswers(player.client, session, answers(1))).error).toMatchObject({
    hint: 'session-over',
  });
});

test('another player’s session or answer cannot be used', async () => {
  const other = await newPlayer();
  const theirs = await longSession(other.client);
  expect((await sendAnswers(player.client, theirs, answers(1))).error).toMatchObject({
    code: '42501',
    hint: 'not-your-session',
  });
  const given = answer();
  await saveAnswers(other.client, theirs, [given]);
  expect((await sendAnswers(player.client, session, [given])).error).toMatchObject({
    hint: 'malformed-answers',
  });
});
