import { isDeepStrictEqual } from 'node:util';
import type { TimedRoundGame } from '@ninefold/contracts';
import type { Database } from '@ninefold/contracts/database';
import { mentalMathProblems, type MentalMathProblem } from 'shared-puzzle-engine';
import { type Client, createProgramClient } from '../program-client';

export type SheetRow = Omit<Database['public']['Tables']['round_sheets']['Row'], 'published_at'>;

/** A player gets each of them once before one is repeated. */
const SHEETS = 200;

const PROBLEMS: Readonly<Record<TimedRoundGame, (sheet: number) => readonly MentalMathProblem[]>> = {
  mental_math_speed: mentalMathProblems,
};

const GAMES = Object.keys(PROBLEMS) as TimedRoundGame[];

/** Every question set of every timed round as it is published: questions and answers, without the options. */
export const sheetRows = (): SheetRow[] =>
  GAMES.flatMap((game_type) =>
    Array.from({ length: SHEETS }, (_, at) => {
      const problems = PROBLEMS[game_type](at + 1);
      return {
        game_type,
        sheet: at + 1,
        questions: problems.map(({ question }) => question),
        correct_answers: problems.map(({ correctAnswer }) => correctAnswer),
      };
    }),
  );

/** The published question sets, by game and number. They fit into one response. */
export async function publishedSheets(client: Client): Promise<SheetRow[]> {
  const { data } = await client
    .from('round_sheets')
    .select('game_type, sheet, questions, correct_answers')
    .in('game_type', GAMES)
    .order('game_type')
    .order('sheet')
    .throwOnError();
  return data;
}

/**
 * The question sets that are not published yet.
 * @throws Error if a published one differs from the engine's. It is not changed, because somebody may be playing it.
 */
export function missingSheets(published: readonly SheetRow[]): SheetRow[] {
  const keyOf = ({ game_type, sheet }: SheetRow) => `${game_type} ${sheet}`;
  const there = new Map(published.map((row) => [keyOf(row), { ...row }]));
  const wanted = sheetRows();
  const differing = wanted.filter((row) => !isDeepStrictEqual(there.get(keyOf(row)) ?? row, row));
  if (differing.length > 0) {
    throw new Error(`Published sheets differ from the engine's: ${differing.map(keyOf).join(', ')}.`);
  }
  return wanted.filter((row) => !there.has(keyOf(row)));
}

/**
 * Publishes the question sets of the timed rounds. It can be run any number of times.
 * @returns how many were not published yet
 */
export async function publishRoundSheets(supabaseUrl: string, secretKey: string): Promise<number> {
  const client = createProgramClient(supabaseUrl, secretKey);
  const missing = missingSheets(await publishedSheets(client));
  if (missing.length === 0) return 0;
  await client
    .from('round_sheets')
    // Another program may publish at the same time.
    .upsert(missing, { onConflict: 'game_type,sheet', ignoreDuplicates: true })
    .throwOnError();
  return missing.length;
}
