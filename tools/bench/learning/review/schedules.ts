import type { DueCard, LearningAnswer } from '@ninefold/contracts';
import type { ExerciseDifficulty } from '../../../../packages/learning/src/exercise/exercise';
import { cardName, difficultyOf, readCardName } from '../../../../packages/learning/src/review/card-name';
import { afterReview, dueCards, newReviewCard } from '../../../../packages/learning/src/review/review-card';

export interface Miss {
  readonly skill: string;
  readonly difficulty: ExerciseDifficulty;
  readonly seed: number;
  /** The label of the known mistake; null if it is unknown. */
  readonly mistake: string | null;
}

export interface DueReview {
  readonly card: string;
  readonly skill: string;
  readonly difficulty: ExerciseDifficulty;
}

/** What comes back for review, and when. Days are numbered. */
export interface Schedule {
  /** Adds the miss of a practice session. */
  add(miss: Miss, day: number): void;
  /** All cards that are due, in the order in which they are asked. */
  due(day: number): readonly DueReview[];
  rate(card: string, answer: LearningAnswer, day: number): void;
  /** Cards in all. */
  size(): number;
}

const dateOf = (day: number) => new Date(Date.UTC(2030, 0, 1 + day, 18));

/** FSRS with one card per name; the name decides which misses are the same. */
function fsrsSchedule(
  nameOf: (miss: Miss) => string,
  order: (cards: readonly DueCard[], now: Date) => DueCard[],
): Schedule {
  const cards = new Map<string, DueCard>();
  return {
    add(miss, day) {
      const name = nameOf(miss);
      const added = newReviewCard(name, dateOf(day), miss.difficulty);
      const known = cards.get(name);
      const sooner = known && known.due_at < added.due_at ? known.due_at : added.due_at;
      // As in the database: a card keeps its memory and is due a day later at the latest.
      const { difficulty } = miss;
      const missed_at = dateOf(day).toISOString();
      cards.set(name, known ? { ...known, due_at: sooner, difficulty, missed_at } : added);
    },
    due: (day) =>
      order([...cards.values()], dateOf(day)).flatMap((card) => {
        const subject = readCardName(card.card);
        if (subject?.kind !== 'skill') return [];
        return [{ card: card.card, skill: subject.skill, difficulty: difficultyOf(card) }];
      }),
    rate(name, answer, day) {
      const card = cards.get(name);
      if (card) cards.set(name, afterReview(card, answer, dateOf(day)));
    },
    size: () => cards.size,
  };
}

function longestFirst(cards: readonly DueCard[], now: Date): DueCard[] {
  const due = cards.filter(({ due_at: at }) => at <= now.toISOString());
  return due.sort((a, b) => (a.due_at < b.due_at ? -1 : Number(a.due_at > b.due_at)));
}

const label = (seed: number) => seed.toString(16).padStart(8, '0');

/** The product: one card per skill and mistake. */
export const byMistake = (): Schedule =>
  fsrsSchedule(({ skill, mistake }) => cardName({ kind: 'skill', skill, mistake }), dueCards);

/** The product, with the cards that are due longest first. */
export const byMistakeLongestFirst = (): Schedule =>
  fsrsSchedule(({ skill, mistake }) => cardName({ kind: 'skill', skill, mistake }), longestFirst);

/** One card per missed exercise, as the product had before decision 0116, the ones due longest first. */
export const byExercise = (): Schedule =>
  fsrsSchedule(({ skill, seed }) => cardName({ kind: 'skill', skill, mistake: label(seed) }), longestFirst);

/** Days between the reviews of a card in each box. */
const BOXES = [1, 2, 4, 8, 16, 32];

/** The plain opponent: one card per skill, which moves up a box when it is solved and back to the first one when not. */
export function leitner(): Schedule {
  const cards = new Map<string, { box: number; dueOn: number; difficulty: ExerciseDifficulty }>();
  return {
    add({ skill, difficulty }, day) {
      cards.set(skill, { box: 0, dueOn: day + BOXES[0]!, difficulty });
    },
    due: (day) =>
      [...cards]
        .filter(([, { dueOn }]) => dueOn <= day)
        .sort(([, one], [, other]) => one.dueOn - other.dueOn)
        .map(([skill, { difficulty }]) => ({ card: skill, skill, difficulty })),
    rate(skill, { correct }, day) {
      const card = cards.get(skill);
      if (!card) return;
      const box = correct ? Math.min(BOXES.length - 1, card.box + 1) : 0;
      cards.set(skill, { ...card, box, dueOn: day + BOXES[box]! });
    },
    size: () => cards.size,
  };
}
