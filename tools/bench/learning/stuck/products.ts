import type { ExerciseDifficulty } from '../../../../packages/learning/src/exercise/exercise';
import { PROFICIENT } from '../../../../packages/learning/src/mastery/mastery';
import { chooseNext } from '../../../../packages/learning/src/session/choose-next';
import { nextDifficulty } from '../../../../packages/learning/src/session/next-difficulty';
import {
  type ExerciseChoice,
  SESSION_LENGTH,
  type SessionAnswer,
  type SessionState,
  streakOf,
  wasSolved,
} from '../../../../packages/learning/src/session/session';
import { mayRetry, supportAfter } from '../../../../packages/learning/src/session/support';
import { SKILLS } from '../../../../packages/learning/src/skills/skill-map';
import type { Missed, Product } from './play-session';
import type { Instruction } from './stuck-learner';

/** Support that grows with each return of a mistake. */
export const ours: Product = {
  next: (state, random) => chooseNext(state, random, SKILLS),
  afterMiss({ answers, skill, labels, before, exercise }) {
    const attempts = { labels, before, mayRetry: mayRetry(exercise), hasLesson: true };
    const support = supportAfter(answers, skill, attempts);
    const instruction = support === 'example' || support === 'lesson' ? support : 'sentence';
    return { instruction, support, isOpen: support === 'retry' || support === 'example' };
  },
};

/** The session that this one replaced: one attempt, its reason, and three more exercises while the last one was missed. */
const LONGEST_BEFORE = 13;

function before(instructionAfter: (missed: Missed) => Instruction): Product {
  return {
    next: (state, random) =>
      state.kind === 'skill' ? nextOfSkillBefore(state) : nextOfMixBefore(state, random),
    afterMiss: (missed) => ({ instruction: instructionAfter(missed), support: null, isOpen: false }),
  };
}

function nextOfSkillBefore({ skill, skills, answers }: SessionState): ExerciseChoice | null {
  const last = answers.at(-1);
  const endsWell = !last || wasSolved(last);
  if (!skill || answers.length >= (endsWell ? SESSION_LENGTH : LONGEST_BEFORE)) return null;
  const own = skills.find((progress) => progress.skill === skill);
  if (!last) return { skill, difficulty: own ? nextDifficulty(own, last) : 1, why: 'new' };
  if (!endsWell)
    return { skill, difficulty: Math.max(1, last.difficulty - 1) as ExerciseDifficulty, why: 'missed' };
  const rises = (own?.evidence_count ?? 0) < PROFICIENT || streakOf(answers) % 2 === 0;
  const difficulty = Math.min(5, last.difficulty + (rises ? 1 : 0)) as ExerciseDifficulty;
  return { skill, difficulty, why: 'strengthen' };
}

/** Mixed practice chose skills as it does now, and repeated a miss at the end. */
function nextOfMixBefore(state: SessionState, random: () => number): ExerciseChoice | null {
  const last = state.answers.at(-1);
  if (state.answers.length < SESSION_LENGTH || !last || wasSolved(last))
    return chooseNext(state, random, SKILLS);
  if (state.answers.length >= LONGEST_BEFORE) return null;
  return {
    skill: last.skill,
    difficulty: Math.max(2, last.difficulty - 1) as ExerciseDifficulty,
    why: 'missed',
  };
}

const missesIn = (answers: readonly SessionAnswer[], skill: string) =>
  1 + answers.filter((answer) => answer.skill === skill && !wasSolved(answer)).length;

export const sentencesOnly = before(() => 'sentence');

/** The same, and its counterexamples, shown after the same mistake twice in a row, work like a worked example. */
export const counterexamples = before(({ answers, skill, labels }) => {
  const last = answers.findLast((answer) => answer.skill === skill);
  return last && !wasSolved(last) && last.mistake === labels.at(-1) ? 'example' : 'sentence';
});

/** The plain rule: the lesson once in a session, after the third miss. */
export const lessonOnce = before(({ answers, skill }) =>
  missesIn(answers, skill) === 3 ? 'lesson' : 'sentence',
);

/** The lesson after every third miss of a session. */
export const lessonEveryThird = before(({ answers, skill }) =>
  missesIn(answers, skill) % 3 === 0 ? 'lesson' : 'sentence',
);
