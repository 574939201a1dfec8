import { DIFFICULTIES, type ExerciseDifficulty } from '../../../packages/learning/src/exercise/exercise';
import { MASTERY_LEVELS, type MasteryLevel } from '../../../packages/learning/src/mastery/mastery';
import type { SkillOnMap } from '../../../packages/learning/src/skills/skill';
import type { LearningAnswer } from '@ninefold/contracts';
import type { Random } from 'shared-puzzle-engine';
import type { Asking, Chooser, MakeChooser, Seen } from './learning-run';

/** A difficulty that is solved seldom without the skill. */
const TYPICAL = 3;
const IN_A_ROW = 3;
const A_DAY = 10;

/** What adaptive practice has to beat: each skill in map order until three in a row are correct, then rounds of review. */
export const threeInARow: MakeChooser = (skills) => {
  let place = 0;
  let asked = 0;
  let isReview = false;
  const isDone = ({ answers }: Seen, id: string) => {
    const row = rowOf(id, answers);
    // In a review one correct answer is enough, as long as there was no miss.
    return row >= IN_A_ROW || (isReview && asked === row && row > 0);
  };
  return daily((seen) => {
    if (isReview ? asked > 0 && isDone(seen, skills[place]!.id) : isDone(seen, skills[place]!.id)) {
      place = (place + 1) % skills.length;
      asked = 0;
      isReview ||= place === 0;
    }
    asked += 1;
    return { skill: skills[place]!.id, difficulty: TYPICAL };
  });
};

/** Any skill that was not correct three times in a row; any skill at all when there is none. */
export const atRandom: MakeChooser = (skills, _, random) =>
  daily((seen) => {
    const left = skills.filter(({ id }) => rowOf(id, seen.answers) < IN_A_ROW);
    return { skill: pick(left.length > 0 ? left : skills, random).id, difficulty: TYPICAL };
  });

export interface Workbook {
  /** Exercises of each difficulty before the next one. */
  readonly each: number;
  /** The mastery, as the product shows it, at which a skill is done. */
  readonly done: MasteryLevel;
}

/** The skills in map order, each from its easiest exercises to its hardest until it is done; then hard ones in turn. */
export function workbook({ each, done }: Workbook): MakeChooser {
  return (skills) => {
    let place = 0;
    let asked = 0;
    let isFirstRound = true;
    return daily((seen) => {
      const reached = seen.skills.find(({ skill }) => skill === skills[place]!.id)?.level;
      const isDone = reached !== undefined && MASTERY_LEVELS.indexOf(reached) >= MASTERY_LEVELS.indexOf(done);
      if (asked > 0 && isDone) {
        place = (place + 1) % skills.length;
        asked = 0;
        if (place === 0) isFirstRound = false;
      }
      const difficulty = isFirstRound ? 1 + Math.floor(asked / each) : DIFFICULTIES.length;
      asked += 1;
      return {
        skill: skills[place]!.id,
        difficulty: Math.min(DIFFICULTIES.length, difficulty) as ExerciseDifficulty,
      };
    });
  };
}

/** No opponent, but a bound: who knows what is mastered, and asks only what is not. */
export function knowsTheTruth(difficulty: ExerciseDifficulty): MakeChooser {
  return (skills) =>
    daily(({ hasMastered }) => ({
      skill: (skills.find(({ id }) => !hasMastered(id)) ?? skills[0]!).id,
      difficulty,
    }));
}

function daily(choose: (seen: Seen) => Asking): Chooser {
  return (seen) => (seen.today.length < A_DAY ? choose(seen) : null);
}

/** Correct answers in a row at a typical difficulty, up to the last one. */
function rowOf(id: string, answers: readonly LearningAnswer[]): number {
  const own = answers.filter(({ skill }) => skill === id);
  return own.length - 1 - own.findLastIndex(({ correct }) => !correct);
}

function pick(skills: readonly SkillOnMap[], random: Random): SkillOnMap {
  return skills[Math.floor(random() * skills.length)]!;
}
