import type { Exercise } from '../exercise/exercise';
import { everyMistakeOf } from '../mistakes/mistake-kind';
import { mistakeLabel } from '../mistakes/mistake-name';
import { readCardName } from '../review/card-name';
import { loadExercise, type NamedExercise } from '../review/load-exercise';
import { findNewQuestion } from './new-question';
import { questionOf } from './question';

/** A phone makes this number of exercises in about a second. All are needed only if no exercise has the mistake. */
const LOOKED_THROUGH = 300;

/**
 * The exercise that asks a card: its question was not asked in the session, and the card's mistake leads to a wrong
 * answer. Only where a skill has no such exercise, the mistake may be impossible.
 * @returns null if there is no new question: the card stays due
 */
export async function reviewQuestion(
  card: string,
  wanted: NamedExercise,
  asked: ReadonlySet<string>,
): Promise<NamedExercise | null> {
  const subject = readCardName(card);
  if (subject?.kind === 'fact') {
    const exercise = await loadExercise(wanted);
    return exercise && !asked.has(questionOf(exercise)) ? wanted : null;
  }
  const mistake = subject?.mistake ?? null;
  const shown =
    mistake === null ? null : await findNewQuestion(wanted, asked, allowing(mistake), LOOKED_THROUGH);
  return shown ?? findNewQuestion(wanted, asked);
}

const allowing = (label: string) => (exercise: Exercise) =>
  everyMistakeOf(exercise).some(({ reason }) => mistakeLabel(reason) === label);
