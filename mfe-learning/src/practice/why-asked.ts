import { GAME_TYPES, GAMES, type DueCard, type KeptSession } from '@ninefold/contracts';
import { cardName, cardOfExercise, type Difficulty } from 'shared-learning';
import { copy } from './copy';
import type { KeptTask } from './session-flow';

/** Why an exercise was chosen: of a card, also where and when it was missed. undefined: it needs no reason. */
export function whyAsked(task: KeptTask, { due }: Pick<KeptSession, 'due'>): string | undefined {
  if (task.why !== 'due') return task.why && copy.why[task.why];
  const name = cardName(cardOfExercise({ ...task, difficulty: task.difficulty as Difficulty }));
  const card = due.find((one) => one.card === name);
  return card?.missed_at ? copy.dueSince(placeOf(card), new Date(card.missed_at)) : copy.why.due;
}

/** A game that this build does not know is a game all the same. */
function placeOf({ missed_in }: DueCard): string {
  if (!missed_in) return copy.missedIn.session;
  const game = GAME_TYPES.find((known) => known === missed_in);
  return game ? GAMES[game].title : copy.missedIn.game;
}
