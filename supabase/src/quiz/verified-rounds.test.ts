import type { Answer, AnsweredBy } from '@ninefold/contracts';
import { mentalMathProblems } from 'shared-puzzle-engine';
import { atOnce } from '../testing/at-once';
import { fillHistory, traces } from '../testing/history';
import { newPlayer, type Player } from '../testing/players';
import { save, saveAll, timedRound } from '../testing/results';
import { playedRound, roundStartedSecondsAgo, questionSetAnswers, startRound } from '../testing/rounds';

let player: Player;

/** The player of tests that concern a single round. */
beforeAll(async () => {
  player = await newPlayer();
});

const verified = async ({ client }: Player, round: object) => {
  const { status, standing } = await save(client, round);
  expect(status).toBe('saved');
  return standing?.verified;
};

const started = async (secondsAgo: number, { client }: Player = player) => {
  const round = await startRound(client);
  await roundStartedSecondsAgo(round, secondsAgo);
  return round;
};

test('a round that the server started, timed and recounted is a best', async () => {
  const { client } = await newPlayer();
  const rounds = [await playedRound(client, 12, 1), await playedRound(client, 9)];
  expect(await saveAll(client, ...rounds)).toMatchObject([
    { status: 'saved', standing: { verified: true, personal_best: 12, previous_best: null } },
    { status: 'saved', standing: { verified: true, personal_best: 12, previous_best: 12 } },
  ]);
});

test('a round is verified including the question interrupted by the end', async () => {
  const round = await started(62);
  const [last] = questionSetAnswers(round.question_set, 3).slice(2);
  const answers = [...questionSetAnswers(round.question_set, 2), { ...last, answer: null }];
  expect(await verified(player, timedRound(2, 0, { ticket: round.ticket, answers }))).toBe(true);
});

test.each([59.5, 60, 80])('a round that arrives %s seconds after its start is verified', async (seconds) => {
  const { ticket, question_set: set } = await started(seconds);
  expect(await verified(player, timedRound(5, 0, { ticket, answers: questionSetAnswers(set, 5) }))).toBe(
    true,
  );
});

test.each([
  ['early', 40],
  ['late', 95],
])('a round that arrives %s is stored and not verified', async (_, seconds) => {
  const { ticket, question_set: set } = await started(seconds);
  expect(await verified(player, timedRound(5, 0, { ticket, answers: questionSetAnswers(set, 5) }))).toBe(
    false,
  );
});

const forgeries: Readonly<Record<string, (answers: Answer[]) => Answer[] | undefined>> = {
  'figures without answers': () => undefined,
  'other questions': (answers) => answers.map((answer) => ({ ...answer, question: '2 + 2' })),
  'other correct answers': (answers) =>
    answers.map((answer) => ({ ...answer, answer: 1, correct_answer: 1 })),
  'a question skipped': (answers) => answers.slice(1),
  'a question in the middle not answered': ([first, second, ...others]) =>
    [first, { ...second, answer: null }, ...others] as Answer[],
  'the questions in another order': (answers) => answers.toReversed(),
  'answers faster than anyone reads': (answers) =>
    answers.map((answer) => ({ ...answer, milliseconds: 200 })),
};

test.each(Object.keys(forgeries))('a round of %s is kept and not verified', async (name) => {
  const { ticket, question_set: set } = await started(61);
  const answers = forgeries[name]?.(questionSetAnswers(set, 8));
  const correct = answers?.filter(({ answer }) => answer !== null).length ?? 8;
  expect(await verified(player, timedRound(correct, 0, { ticket, answers }))).toBe(false);
});

test('an invented score of 60 of 60 is stored and is not a best', async () => {
  const { client } = await newPlayer();
  const forged = timedRound(60, 0, { answers: undefined });
  expect(await saveAll(client, await playedRound(client, 12), forged)).toMatchObject([
    { standing: { personal_best: 12 } },
    { status: 'saved', standing: { verified: false, personal_best: 12, previous_best: 12 } },
  ]);
  const best = (p_answered_by?: AnsweredBy) =>
    client.rpc('personal_best', {
      p_game_type: 'mental_math_speed',
      ...(p_answered_by && { p_answered_by }),
    });
  expect([(await best()).data, (await best('choosing')).data]).toEqual([12, 12]);
  expect((await traces(client)).games.map(({ verified: is }) => is).sort()).toEqual([false, true]);
});

test('a ticket is good for one result: a replay of the round is not verified', async () => {
  const round = await playedRound(player.client, 12);
  expect(await verified(player, round)).toBe(true);
  expect(await verified(player, { ...round, id: crypto.randomUUID() })).toBe(false);
});

test('a result that is sent again stays verified', async () => {
  const round = await playedRound(player.client, 12);
  const first = await save(player.client, round);
  expect(await save(player.client, round)).toEqual({ ...first, status: 'saved_before' });
});

test('a ticket whose round came too early is used up', async () => {
  const round = await startRound(player.client);
  const sent = () =>
    timedRound(5, 0, { ticket: round.ticket, answers: questionSetAnswers(round.question_set, 5) });
  expect(await verified(player, sent())).toBe(false);
  await roundStartedSecondsAgo(round, 61);
  expect(await verified(player, sent())).toBe(false);
});

test('another player’s ticket verifies nothing, and stays valid for its owner', async () => {
  const other = await newPlayer();
  const round = await playedRound(other.client, 12);
  expect(await verified(player, { ...round, id: crypto.randomUUID() })).toBe(false);
  expect(await verified(other, round)).toBe(true);
});

test('the answers of another question set verify nothing', async () => {
  const { ticket, question_set: set } = await started(61);
  const answers = questionSetAnswers((set % 200) + 1, 8);
  expect(await verified(player, timedRound(8, 0, { ticket, answers }))).toBe(false);
});

test('a ticket for choosing does not verify typed answers', async () => {
  const round = await playedRound(player.client, 12);
  expect(await verified(player, { ...round, answered_by: 'typing' })).toBe(false);
});

test('a round started as a guest is not verified', async () => {
  const round = await playedRound(player.client, 12);
  expect(await verified(player, { ...round, by_guest: true })).toBe(false);
});

test.each([
  ['nobody’s', '00000000-0000-4000-8000-000000000000'],
  ['no', null],
])('a round with %s ticket is stored and not verified', async (_, ticket) => {
  expect(await verified(player, timedRound(12, 0, { ticket }))).toBe(false);
});

test('a malformed ticket is rejected', async () => {
  const verdict = await save(player.client, timedRound(12, 0, { ticket: 'mine' }));
  expect(verdict).toMatchObject({ status: 'refused', reason: 'malformed-result' });
});

test('exactly one of two concurrent results with one ticket is verified', async () => {
  const round = await playedRound(player.client, 12);
  const verdicts = await atOnce(6, () => save(player.client, { ...round, id: crypto.randomUUID() }));
  expect(verdicts.map(({ standing }) => standing?.verified).sort()).toEqual([
    ...Array<boolean>(5).fill(false),
    true,
  ]);
});

test('rounds saved before verification existed stay bests', async () => {
  const { client, id } = await newPlayer();
  const old = {
    game_type: 'mental_math_speed',
    practice: false,
    givens_count: null,
    answered_by: 'choosing',
  };
  await fillHistory(id, 1, { ...old, score: 20 });
  expect(await save(client, await playedRound(client, 12))).toMatchObject({
    standing: { personal_best: 20, previous_best: 20 },
  });
});

test('a question set has more questions than a verified round can answer', () => {
  expect(mentalMathProblems(1).length * (1_000 + 250)).toBeGreaterThan(61_000);
});
