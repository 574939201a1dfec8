import type { LearningSessionKind, SkillProgress, Support } from '@ninefold/contracts';
import type { Random } from 'shared-puzzle-engine';
import type { Exercise } from '../../../../packages/learning/src/exercise/exercise';
import { progressAfter } from '../../../../packages/learning/src/mastery/mastery';
import { loadMaker, type Maker } from '../../../../packages/learning/src/review/load-exercise';
import type {
  ExerciseChoice,
  SessionAnswer,
  SessionState,
} from '../../../../packages/learning/src/session/session';
import { answered } from '../../../../packages/learning/src/testing/answered';
import type { Instruction, StuckLearner, Attempt } from './stuck-learner';

export interface PlayedSession {
  readonly skills: readonly SkillProgress[];
  readonly exercises: number;
  readonly misses: number;
}

/** What a product does in a session: which exercise comes next, and what follows a wrong attempt. */
export interface Product {
  next(state: SessionState, random: Random): ExerciseChoice | null;
  /** `isOpen`: the learner attempts the same exercise again. */
  afterMiss(missed: Missed): {
    readonly instruction: Instruction;
    readonly support: Support | null;
    readonly isOpen: boolean;
  };
}

export interface Missed {
  readonly answers: readonly SessionAnswer[];
  readonly skill: string;
  /** Labels of the wrong attempts on the exercise, oldest first. */
  readonly labels: readonly string[];
  readonly before: Support | undefined;
  readonly exercise: Exercise;
}

export type MakerOf = ReadonlyMap<string, Maker>;

export async function makersOf(ids: readonly string[]): Promise<MakerOf> {
  const makers = await Promise.all(ids.map(async (id) => [id, await loadMaker(id)] as const));
  return new Map(makers.flatMap(([id, make]) => (make ? [[id, make] as const] : [])));
}

interface Play {
  readonly product: Product;
  readonly learner: StuckLearner;
  /** The skill of the misconception. */
  readonly skill: string;
  readonly start: Omit<SessionState, 'answers' | 'kind'> & { readonly kind: LearningSessionKind };
  readonly makers: MakerOf;
  readonly random: Random;
}

export function playSession({ product, learner, skill, start, makers, random }: Play): PlayedSession {
  let state: SessionState = { ...start, answers: [] };
  let misses = 0;
  for (let next = product.next(state, random); next; next = product.next(state, random)) {
    const seed = Math.floor(random() * 2 ** 31);
    const exercise = makers.get(next.skill)!({ difficulty: next.difficulty, seed });
    const labels: string[] = [];
    let support: Support | undefined;
    let tried: Attempt = learner.answer(exercise, next.skill === skill);
    for (let isOpen = true; !tried.correct && isOpen;) {
      misses += 1;
      labels.push(tried.label);
      const after = product.afterMiss({
        answers: state.answers,
        skill: next.skill,
        labels,
        before: support,
        exercise,
      });
      if (next.skill === skill) learner.receive(after.instruction);
      support = after.support ?? support;
      isOpen = after.isOpen;
      if (isOpen) tried = learner.answer(exercise, next.skill === skill);
    }
    const answer: SessionAnswer = {
      ...answered(next.skill, next.difficulty, tried.correct && labels.length === 0, false, seed),
      question_kind: exercise.kind,
      helped: tried.correct && labels.length > 0,
      wrong_attempts: labels,
      support,
      ...(labels[0] && { mistake: labels[0] }),
    };
    state = {
      ...state,
      answers: [...state.answers, answer],
      skills: progressAfter(state.skills, [answer], state.kind),
    };
  }
  return { skills: state.skills, exercises: state.answers.length, misses };
}
