import type { DueCard, StoredSession } from '@ninefold/contracts';
import {
  cardName,
  cardOfMiss,
  isFactSkill,
  readCardName,
  skillOf,
  withCurrentName,
} from '@ninefold/learning';

/**
 * Reviews that an earlier build stored or sent name exercises instead of skills, and their answers name no card. Each
 * answer belongs to the card of its fact or skill.
 */
export function withCurrentCards(session: StoredSession): StoredSession {
  if (session.kind !== 'review') return session;
  const { answers, task } = session;
  const due = eachOnce(session.due.map(withCurrentName));
  if (answers.some(({ card }) => card) || task?.card) return { ...session, due };
  return {
    ...session,
    due,
    answers: answers.map((answer) => ({ ...answer, card: cardFor(answer, due) })),
    task: task && { ...task, card: task.why === 'due' ? cardFor(task, due) : undefined },
  };
}

/** Cards of one skill become one; the most urgent one is first. */
function eachOnce(due: readonly DueCard[]): DueCard[] {
  return due.filter(({ card }, index) => due.findIndex((one) => one.card === card) === index);
}

function cardFor(exercise: { skill: string; seed: number }, due: readonly DueCard[]): string | undefined {
  const { skill } = exercise;
  if (isFactSkill(skill)) return cardName(cardOfMiss(exercise));
  return due.find(({ card }) => {
    const subject = readCardName(card);
    return subject !== null && skillOf(subject) === skill;
  })?.card;
}
