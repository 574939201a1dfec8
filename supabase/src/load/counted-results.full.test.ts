import * as v from 'valibot';
import fc from 'fast-check';
import { type GameProgress, type ProgressReport, ProgressReportSchema } from '@ninefold/contracts';
import type { Database } from '@ninefold/contracts/database';
import { dayKeyAt, shortestSeconds } from 'shared-puzzle-engine';
import { daysAgo } from '../testing/daily';
import { newPlayer, type Player, service } from '../testing/players';

type Row = Database['public']['Tables']['game_sessions']['Insert'];

const HOUR_MS = 3_600_000;
const RUNS = 8;

const anyQuestion = fc.oneof(
  fc.tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 2, max: 5 })).map(([a, b]) => `${a} × ${b}`),
  fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })).map(([a, b]) => `${a} + ${b}`),
  fc.tuple(fc.integer({ min: 10, max: 59 }), fc.integer({ min: 10, max: 59 })).map(([a, b]) => `${a} + ${b}`),
  fc.tuple(fc.integer({ min: 30, max: 79 }), fc.integer({ min: 5, max: 24 })).map(([a, b]) => `${a} − ${b}`),
  fc.constantFrom('12 ÷ 4', '300 × 21', 'how many?', ''),
);

const anyAnswer = fc.record({
  question: anyQuestion,
  correct_answer: fc.constant(1),
  answer: fc.constantFrom(1, 1, 2, null),
  milliseconds: fc.integer({ min: 0, max: 5_000 }),
});

const common = {
  completion_time_seconds: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 300 })),
  /** Days before today; free accounts see 30 days. */
  hours: fc.integer({ min: 0, max: 40 * 24 }),
};

const anyRow = fc
  .oneof(
    fc.record({
      ...common,
      game_type: fc.constantFrom('sum_grid', 'combined_grid'),
      practice: fc.constant(true),
      givens_count: fc.constantFrom(0, 3),
      answered_by: fc.constant(null),
      score: fc.constant(100),
      hints_used: fc.constantFrom(0, 0, 1),
      verified: fc.constant(null),
      session_data: fc.constant({}),
    }),
    fc.record({
      ...common,
      game_type: fc.constantFrom('mental_math_speed', 'addition_drill'),
      practice: fc.constant(false),
      givens_count: fc.constant(null),
      answered_by: fc.constantFrom('choosing', 'typing'),
      score: fc.integer({ min: 0, max: 40 }),
      hints_used: fc.constant(0),
      verified: fc.constantFrom(true, false, null),
      session_data: fc.option(fc.record({ answers: fc.array(anyAnswer, { maxLength: 12 }) }), { nil: {} }),
    }),
  )
  .map(({ hours, ...row }) => ({
    ...row,
    accuracy: 100,
    completed_at: new Date(Date.now() - hours * HOUR_MS).toISOString(),
  }));

type AnyRow = typeof anyRow extends fc.Arbitrary<infer Value> ? Value : never;

const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[][] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = JSON.stringify(keyOf(item));
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
};

function median(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  if (sorted.length === 0) return null;
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

const best = (numbers: readonly number[], of: (...all: number[]) => number) =>
  numbers.length > 0 ? of(...numbers) : null;

/** Whether a time counts: without hints, and for a grid as long as a person needs. */
const isTime = ({ hints_used, givens_count, completion_time_seconds }: AnyRow) =>
  hints_used === 0 &&
  (givens_count === null ||
    completion_time_seconds >=
      shortestSeconds(Array.from({ length: 9 }, (_, at) => Number(at < givens_count))));

function figures(rows: readonly AnyRow[]) {
  const seconds = rows.filter(isTime).map((row) => row.completion_time_seconds);
  const scores = rows.filter(({ verified }) => verified !== false).map(({ score }) => score);
  return {
    played: rows.length,
    best_seconds: best(seconds, Math.min),
    median_seconds: median(seconds),
    best_score: best(scores, Math.max),
    median_score: median(rows.map(({ score }) => score)),
  };
}

const byText = (one: unknown, other: unknown) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

/** The same figures from plain loops over the results. */
function plainReport(rows: readonly AnyRow[], isRecent: (day: string, days: number) => boolean) {
  const dayOf = (row: AnyRow) => dayKeyAt(Date.parse(row.completed_at));
  const shown = rows.filter((row) => isRecent(dayOf(row), 30));
  const games = grouped(shown, (row) => [row.game_type, row.practice, row.givens_count, row.answered_by]).map(
    (group): GameProgress => {
      const { game_type, practice, givens_count, answered_by } = group[0]!;
      const last = group.filter((row) => isRecent(dayOf(row), 15));
      const before = group.filter((row) => !isRecent(dayOf(row), 15));
      return {
        game_type,
        practice,
        givens_count,
        answered_by: answered_by as GameProgress['answered_by'],
        all: figures(group) as GameProgress['all'],
        last: last.length > 0 ? (figures(last) as GameProgress['all']) : null,
        before: before.length > 0 ? (figures(before) as GameProgress['all']) : null,
        days: grouped(group, dayOf)
          .map((day) => ({ day_key: dayOf(day[0]!), ...(figures(day) as GameProgress['all']) }))
          .sort((a, b) => (a.day_key < b.day_key ? -1 : 1)),
      };
    },
  );
  const questions = shown
    .flatMap(({ session_data }) => ('answers' in session_data ? session_data.answers : []))
    .flatMap(({ question, answer, correct_answer, milliseconds }) => {
      const [, a, sign, b] = /^(\d{1,4}) (.) (\d{1,4})$/.exec(question) ?? [];
      if (answer === null || a === undefined) return [];
      const [x, y] = [Number(a), Number(b)];
      const operation = { '+': 'addition', '−': 'subtraction', '×': 'multiplication', '÷': 'division' }[
        sign ?? ''
      ]!;
      const carry =
        operation === 'addition'
          ? (x % 10) + (y % 10) > 9
          : operation === 'subtraction'
            ? x % 10 < y % 10
            : null;
      const isFact =
        operation === 'multiplication'
          ? Math.max(x, y) <= 20
          : operation !== 'division' && Math.max(x, y) <= 99;
      const [low, high] = [Math.min(x, y), Math.max(x, y)];
      const fact =
        operation === 'subtraction'
          ? `${high}-${low}`
          : `${low}${operation === 'addition' ? '+' : 'x'}${high}`;
      return [
        { operation, carry, fact: isFact ? fact : null, correct: answer === correct_answer, milliseconds },
      ];
    });
  const operations = grouped(questions, ({ operation, carry }) => [operation, carry]).map((group) => ({
    operation: group[0]!.operation,
    carry: group[0]!.carry,
    answers: group.length,
    correct: group.filter(({ correct }) => correct).length,
    average_seconds:
      Math.round(group.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / (100 * group.length)) / 10,
  }));
  const weak_facts = grouped(
    questions.filter(({ fact }) => fact !== null),
    ({ fact }) => fact,
  )
    .map((group) => ({
      fact: group[0]!.fact,
      answers: group.length,
      missed: group.filter(({ correct }) => !correct).length,
    }))
    .filter(({ missed }) => missed > 0);
  const played = grouped(shown, dayOf).map((day) => ({ day_key: dayOf(day[0]!), games: day.length }));
  return { games, operations, weak_facts, played };
}

async function insert(rows: readonly AnyRow[], { id }: Player) {
  if (rows.length === 0) return;
  const owned = rows.map((row) => ({ ...row, user_id: id }) as Row);
  await service().from('game_sessions').insert(owned).throwOnError();
}

async function report({ client }: Player): Promise<ProgressReport> {
  return v.parse(ProgressReportSchema, (await client.rpc('progress_report').throwOnError()).data);
}

const comparable = ({ games, operations, weak_facts, played }: ReturnType<typeof plainReport>) => ({
  games: [...games].sort(byText),
  operations: [...operations].sort(byText),
  weak_facts: [...weak_facts].sort(byText),
  played: [...played].sort(byText),
});

const ofReport = ({ games, operations, weak_facts, days }: ProgressReport) =>
  comparable({
    games,
    operations,
    weak_facts,
    played: days.filter((day) => day.games > 0).map((day) => ({ day_key: day.day_key, games: day.games })),
  });

test('a report equals one computed from the results themselves', async () => {
  const [from30, from15] = [await daysAgo(29), await daysAgo(14)];
  const isRecent = (day: string, days: number) => day >= (days === 30 ? from30 : from15);
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRow, { minLength: 1, maxLength: 40 }),
      fc.array(anyRow, { maxLength: 10 }),
      async (first, later) => {
        const player = await newPlayer();
        await insert(first, player);
        expect(ofReport(await report(player))).toEqual(comparable(plainReport(first, isRecent)));
        await insert(later, player);
        const whole = comparable(plainReport([...first, ...later], isRecent));
        expect(ofReport(await report(player))).toEqual(whole);
        expect(ofReport(await report(player))).toEqual(whole);
      },
    ),
    { numRuns: RUNS },
  );
});
