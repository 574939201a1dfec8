import { isDeepStrictEqual } from 'node:util';
import type { TimedRoundGame } from '@ninefold/contracts';
import type { Database } from '@ninefold/contracts/database';
import { mentalMathProblems, type MentalMathProblem } from 'shared-puzzle-engine';
import { type Client, createProgramClient } from '../program-client';

export type QuestionSetRow = Omit<Database['public']['Tables']['question_sets']['Row'], 'published_at'>;

/** A player gets each of them once before one is repeated. */
const QUESTION_SETS = 200;

const PROBLEMS: Readonly<Record<TimedRoundGame, (set: number) => readonly MentalMathProblem[]>> = {
  mental_math_speed: mentalMathProblems,
};

const GAMES = Object.keys(PROBLEMS) as TimedRoundGame[];

/** Every question set of every timed round as it is published: questions and answers, without the options. */
export const questionSetRows = (): QuestionSetRow[] =>
  GAMES.flatMap((game_type) =>
    Array.from({ length: QUESTION_SETS }, (_, at) => {
      const problems = PROBLEMS[game_type](at + 1);
      return {
        game_type,
        question_set: at + 1,
        questions: problems.map(({ question }) => question),
        correct_answers: problems.map(({ correctAnswer }) => correctAnswer),
      };
    }),
  );

/** The published question sets, by game and number. They fit into one response. */
export async function publishedQuestionSets(client: Client): Promise<QuestionSetRow[]> {
  const { data } = await client
    .from('question_sets')
    .select('game_type, question_set, questions, correct_answers')
    .in('game_type', GAMES)
    .order('game_type')
    .order('question_set')
    .throwOnError();
  return data;
}

/**
 * The question sets that are not published yet.
 * @throws Error if a published one differs from the engine's. It is not changed, because somebody may be playing it.
 */
export function missingQuestionSets(published: readonly QuestionSetRow[]): QuestionSetRow[] {
  const keyOf = ({ game_type, question_set }: QuestionSetRow) => `${game_type} ${question_set}`;
  const there = new Map(published.map((row) => [keyOf(row), { ...row }]));
  const wanted = questionSetRows();
  const differing = wanted.filter((row) => !isDeepStrictEqual(there.get(keyOf(row)) ?? row, row));
  if (differing.length > 0) {
    throw new Error(`Published question sets differ from the engine's: ${differing.map(keyOf).join(', ')}.`);
  }
  return wanted.filter((row) => !there.has(keyOf(row)));
}

/**
 * Publishes the question sets of the timed rounds. It can be run any number of times.
 * @returns how many were not published yet
 */
export async function publishQuestionSets(supabaseUrl: string, secretKey: string): Promise<number> {
  const client = createProgramClient(supabaseUrl, secretKey);
  const missing = missingQuestionSets(await publishedQuestionSets(client));
  if (missing.length === 0) return 0;
  await client
    .from('question_sets')
    // Another program may publish at the same time.
    .upsert(missing, { onConflict: 'game_type,question_set', ignoreDuplicates: true })
    .throwOnError();
  return missing.length;
}
