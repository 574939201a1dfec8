import * as v from 'valibot';
import { type GameProgress, type ProgressReport, ProgressReportSchema } from '@ninefold/contracts';
import { daysAgo, submit, todayKey } from '../testing/daily';
import { answer, answers, complete, longSession, saveAnswers } from '../testing/learning';
import { asOwner } from '../testing/own-connection';
import { wrongLearningDays } from '../testing/plain-counts';
import { newPlayer, type Player, service } from '../testing/players';
import { drill, practice, saveAll, timedRound } from '../testing/results';
import { playedRound } from '../testing/rounds';

async function report({ client }: Player): Promise<ProgressReport> {
  return v.parse(ProgressReportSchema, (await client.rpc('progress_report').throwOnError()).data);
}

const subscribe = async ({ id }: Player) =>
  service().from('profiles').update({ is_subscribed: true }).eq('id', id).throwOnError();

/** Counts a completed session with this many correct answers on that day. */
const learnedOn = (day: string, user_id: string, count: number) =>
  asOwner(
    (sql) => sql`
      insert into private.learning_days (user_id, day_key, answers, correct, seconds, sessions, xp)
      values (${user_id}, ${day}, ${count}, ${count}, ${6 * count}, 1, 7)`,
  );

const NOTHING = { days: 0, answers: 0, correct: 0, seconds: 0, sessions: 0, games: 0, xp: 0 };

test('a new player has an empty report', async () => {
  expect(await report(await newPlayer())).toEqual({
    day_key: await todayKey(),
    seconds_to_reset: expect.any(Number) as number,
    from_day: await daysAgo(29),
    current_streak: 0,
    longest_streak: 0,
    freezes_left: 1,
    freeze_used_on: null,
    days: [],
    compared_days: 15,
    last: NOTHING,
    before: NOTHING,
    skills: [],
    games: [],
    operations: [],
    weak_facts: [],
  });
});

test('a day has its exercises, sessions, games and XP', async () => {
  const player = await newPlayer();
  const session = await longSession(player.client);
  await saveAnswers(player.client, session, [...answers(5, { seconds: 6.5 }), answer({ correct: false })]);
  const { skills } = await complete(player.client, session);
  await submit(player.client);
  await saveAll(player.client, practice(), timedRound(3));
  const today = { answers: 6, correct: 5, seconds: 42.5, sessions: 1, games: 3, xp: 70 };
  expect(await report(player)).toMatchObject({
    current_streak: 1,
    longest_streak: 1,
    days: [{ ...today, day_key: await todayKey(), counted: true, frozen: false }],
    last: { ...today, days: 1 },
    skills,
  });
});

test('free accounts see the last 30 days, and subscribers everything', async () => {
  const player = await newPlayer();
  for (const [at, days] of [400, 30, 29, 15, 14, 0].entries()) {
    await learnedOn(await daysAgo(days), player.id, at + 1);
  }
  const free = await report(player);
  expect(free.days.map(({ answers: count }) => count)).toEqual([3, 4, 5, 6]);
  expect(free).toMatchObject({ last: { answers: 11, xp: 14 }, before: { answers: 7, xp: 14 } });
  await subscribe(player);
  const whole = await report(player);
  expect(whole.from_day).toBeNull();
  expect(whole.days.map(({ answers: count }) => count)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(whole).toMatchObject({ compared_days: 30, last: { answers: 18 }, before: { answers: 2 } });
});

test('the calendar shows the days of the streak, and the missed day that a freeze covers', async () => {
  const player = await newPlayer();
  const [four, three, one] = await Promise.all([4, 3, 1].map((days) => daysAgo(days)));
  const activity = [
    { day_key: four, streak: 1 },
    { day_key: three, streak: 2 },
    { day_key: one, streak: 3, after_freeze: true },
  ].map((day) => ({ ...day, user_id: player.id }));
  await service()
    .from('daily_activity')
    .insert(activity as never)
    .throwOnError();
  const { days, ...rest } = await report(player);
  expect(days.map(({ counted, frozen }) => [counted, frozen])).toEqual([
    [true, false],
    [true, false],
    [false, true],
    [true, false],
  ]);
  expect(rest).toMatchObject({ current_streak: 3, freezes_left: 0, freeze_used_on: await daysAgo(2) });
});

const groupOf = (games: readonly GameProgress[], like: Partial<GameProgress>) =>
  games.filter((group) =>
    Object.entries(like).every(([key, value]) => group[key as keyof GameProgress] === value),
  );

test('a game has best and median times by day, with practice separate by givens and without hints', async () => {
  const player = await newPlayer();
  const seconds = (completion_time_seconds: number, more = {}) =>
    practice({ completion_time_seconds, ...more });
  const old = seconds(200, { finished_at: `${await daysAgo(20)}T17:00:00Z` });
  const helped = seconds(5, { hints_used: 1 });
  const easier = practice({ completion_time_seconds: 30 }, 5);
  await saveAll(player.client, seconds(60), seconds(75), seconds(120), helped, easier, old);
  await submit(player.client, { seconds: 50 });
  const { games } = await report(player);
  expect(groupOf(games, { practice: true, givens_count: 3 })).toMatchObject([
    {
      game_type: 'sum_grid',
      all: { played: 5, best_seconds: 60, median_seconds: 97.5 },
      last: { played: 4, best_seconds: 60, median_seconds: 75 },
      before: { played: 1, best_seconds: 200 },
      days: [
        { day_key: await daysAgo(20), median_seconds: 200 },
        { day_key: await todayKey(), median_seconds: 75 },
      ],
    },
  ]);
  expect(groupOf(games, { practice: true, givens_count: 5 })).toMatchObject([
    { all: { best_seconds: 30 }, before: null },
  ]);
  // The server saw no start of this daily, so its time is only the device's claim.
  expect(groupOf(games, { practice: false })).toMatchObject([
    { all: { played: 1, best_seconds: null, median_seconds: 50 } },
  ]);
});

test('typed and chosen rounds are compared separately, and only a verified one is a best', async () => {
  const player = await newPlayer();
  const best = await playedRound(player.client, 4);
  await saveAll(player.client, timedRound(9), best, timedRound(7, 0, { answered_by: 'typing' }));
  const { games } = await report(player);
  expect(groupOf(games, { answered_by: 'choosing' })).toMatchObject([
    { all: { played: 2, best_score: 4, median_score: 6.5 } },
  ]);
  expect(groupOf(games, { answered_by: 'typing' })).toMatchObject([
    { all: { best_score: null, median_score: 7 } },
  ]);
});

const asked = (question: string, correct_answer: number, given: number | null, milliseconds = 400) => ({
  question,
  correct_answer,
  answer: given,
  milliseconds,
});

test('operations show accuracy and time, with carries separate, and facts show what is missed', async () => {
  const player = await newPlayer();
  const list = [
    asked('7 × 8', 56, 54),
    asked('8 × 7', 56, 56, 800),
    asked('12 × 12', 144, 100),
    asked('12 × 12', 144, 100),
    asked('47 + 25', 72, 62),
    asked('41 + 25', 66, 66),
    asked('52 − 17', 35, 35),
    asked('2 × 2', 4, 4),
    asked('what is this?', 4, 4),
    asked('9 × 9', 81, null, 0),
  ];
  const drilled = drill(19);
  drilled.answers[19] = asked('9 + 6', 15, 16);
  await saveAll(player.client, timedRound(5, 0, { answers: list, score: 5, accuracy: 56 }), drilled);
  const { operations, weak_facts } = await report(player);
  expect(operations).toEqual([
    { operation: 'addition', carry: false, answers: 20, correct: 20, average_seconds: 0.4 },
    { operation: 'addition', carry: true, answers: 2, correct: 0, average_seconds: 0.4 },
    { operation: 'multiplication', carry: null, answers: 5, correct: 2, average_seconds: 0.5 },
    { operation: 'subtraction', carry: true, answers: 1, correct: 1, average_seconds: 0.4 },
  ]);
  expect(weak_facts).toEqual([
    { fact: '12x12', answers: 2, missed: 2 },
    { fact: '25+47', answers: 1, missed: 1 },
    { fact: '6+9', answers: 1, missed: 1 },
    { fact: '7x8', answers: 2, missed: 1 },
  ]);
});

test('a missed sum or difference of two digits is listed as missed', async () => {
  const player = await newPlayer();
  const list = [asked('13 + 45', 58, 48), asked('78 − 11', 67, 57), asked('8 × 3', 24, 24)];
  await saveAll(player.client, timedRound(1, 0, { answers: list, score: 1, accuracy: 33 }));
  expect((await report(player)).weak_facts.map(({ fact }) => fact).sort()).toEqual(['13+45', '78-11']);
});

test('the report contains nothing of another player', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  await saveAll(other.client, timedRound(5), practice());
  await submit(other.client);
  await learnedOn(await todayKey(), other.id, 3);
  expect(await report(player)).toMatchObject({ days: [], games: [], operations: [], last: NOTHING });
});

test('a session counts on the day of its fifth answer, and its answers on the days on which they were saved', async () => {
  const player = await newPlayer();
  const yesterday = await daysAgo(1);
  const session = await longSession(player.client);
  await saveAnswers(player.client, session, answers(5));
  await asOwner(async (sql) => {
    await sql`update public.learning_sessions set started_at = now() - interval '1 day' where id = ${session}`;
    await sql`update public.learning_answers set saved_at = now() - interval '1 day' where session_id = ${session}`;
    await sql`update private.learning_days set day_key = ${yesterday} where user_id = ${player.id}`;
  });
  await saveAnswers(player.client, session, answers(2));
  await complete(player.client, session);
  expect(await wrongLearningDays(player.id)).toEqual([]);
  expect((await report(player)).days).toMatchObject([
    { day_key: yesterday, answers: 5, sessions: 1 },
    { day_key: await todayKey(), answers: 2, sessions: 0, xp: 0 },
  ]);
});
