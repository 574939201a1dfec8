import * as v from 'valibot';
import {
  type Answer,
  type AnsweredBy,
  type FinishedTimedRound,
  type StartedRound,
  StartedRoundSchema,
} from '@ninefold/contracts';
import { mentalMathProblems } from 'shared-puzzle-engine';
import type { Client } from '../program-client';
import { service } from './players';
import { timedRound } from './results';

/**
 * Starts a round of mental math.
 * @throws if it is rejected
 */
export async function startRound(
  client: Client,
  p_answered_by: AnsweredBy = 'choosing',
): Promise<StartedRound> {
  const { data } = await client
    .rpc('start_round', { p_game_type: 'mental_math_speed', p_answered_by })
    .throwOnError();
  return v.parse(StartedRoundSchema, data);
}

/** Moves the start of a round back. */
export async function roundStartedSecondsAgo({ ticket }: StartedRound, seconds: number) {
  const started_at = new Date(Date.now() - 1_000 * seconds).toISOString();
  await service().from('round_tickets').update({ started_at }).eq('id', ticket).throwOnError();
}

/** The questions of a question set in order: correct answers followed by wrong ones. */
export const questionSetAnswers = (set: number, correct: number, wrong = 0, milliseconds = 400): Answer[] =>
  mentalMathProblems(set)
    .slice(0, correct + wrong)
    .map(({ question, correctAnswer }, at) => ({
      question,
      correct_answer: correctAnswer,
      answer: at < correct ? correctAnswer : correctAnswer + 1,
      milliseconds,
    }));

/** A started round as its player sends it when the minute is over. */
export async function playedRound(
  client: Client,
  correct: number,
  wrong = 0,
  change: Partial<FinishedTimedRound> = {},
) {
  const started = await startRound(client, change.answered_by);
  const milliseconds = change.answered_by === 'typing' ? 800 : 400;
  await roundStartedSecondsAgo(started, 61);
  return timedRound(correct, wrong, {
    ticket: started.ticket,
    answers: questionSetAnswers(started.question_set, correct, wrong, milliseconds),
    ...change,
  });
}
