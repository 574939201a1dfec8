import type { LearningAnswer, LearningLevel } from '@ninefold/contracts';
import { LEVELS_OF_PATH, pathOf, type SkillOnMap } from '../skills/skill';
import { wasSolved, type ExerciseChoice, type SessionState } from '../session/session';
import { afterQuestion, bestQuestion, closestStep, unknownStep } from './step-estimate';

/** Takes about four minutes. */
export const MAX_PLACEMENT_LENGTH = 10;
/** A placement ends early when it is this certain to be close. */
const CERTAIN = 0.98;
/** The second level of a path is practiced from this share of the first one on; what is left of the first comes before. */
const ENOUGH = 0.7;

export interface Placement {
  /** The skill to start at. */
  readonly start: string;
  /** The level to practice from there. */
  readonly level: LearningLevel;
  /** No further question is needed. */
  readonly done: boolean;
  /** Skills whose questions were answered correctly more often than not. */
  readonly known: readonly string[];
  readonly unknown: readonly string[];
  readonly notAsked: readonly string[];
}

type PlacementAnswer = Pick<LearningAnswer, 'skill' | 'correct' | 'helped'>;

/** A placement is named after the first level of its path. */
export function levelToAsk(level: LearningLevel): LearningLevel {
  return LEVELS_OF_PATH[pathOf(level)][0];
}

/**
 * Where to start in a path. Steps are the skills of the path in the order of the map.
 * @param level any level of the path
 */
export function placementOf(
  level: LearningLevel,
  answers: readonly PlacementAnswer[],
  map: readonly SkillOnMap[],
): Placement {
  const steps = stepsOf(level, map);
  const counted = countedAnswers(answers, steps);
  const { known, chance } = closestStep(estimateAfter(counted, steps));
  // Learners without a correct answer start at the beginning, even where the second step is as likely.
  const start = steps[counted.some(wasSolved) ? Math.min(known, steps.length - 1) : 0];
  if (!start) throw new Error(`The path of ${level} has no skills.`);
  const scoreOf = (id: string) =>
    counted
      .filter(({ skill }) => skill === id)
      .reduce((sum, answer) => sum + (wasSolved(answer) ? 1 : -1), 0);
  const [first, second] = LEVELS_OF_PATH[pathOf(level)];
  const ofFirst = steps.filter((skill) => skill.level === first).length;
  const asked = (id: string) => counted.some(({ skill }) => skill === id);
  const ids = steps.map(({ id }) => id);
  return {
    start: start.id,
    level: steps.indexOf(start) < ENOUGH * ofFirst ? first : second,
    done: counted.length >= MAX_PLACEMENT_LENGTH || chance >= CERTAIN,
    known: ids.filter((id) => asked(id) && scoreOf(id) > 0),
    unknown: ids.filter((id) => asked(id) && scoreOf(id) <= 0),
    notAsked: ids.filter((id) => !asked(id)),
  };
}

/** Asks a medium exercise of the skill whose answer says most. null as soon as no further question is needed. */
export function choosePlacement(
  { level, answers }: SessionState,
  map: readonly SkillOnMap[],
): ExerciseChoice | null {
  const steps = stepsOf(level, map);
  if (steps.length === 0 || placementOf(level, answers, map).done) return null;
  const counted = countedAnswers(answers, steps);
  const times = steps.map(({ id }) => counted.filter((answer) => answer.skill === id).length);
  const skill = steps[bestQuestion(estimateAfter(counted, steps), times)];
  return skill ? { skill: skill.id, difficulty: 3, why: 'measure' } : null;
}

function stepsOf(level: LearningLevel, map: readonly SkillOnMap[]): readonly SkillOnMap[] {
  return map.filter(({ path }) => path === pathOf(level));
}

/** Of skills that this build knows, in this path, up to the end of the placement. */
function countedAnswers<Answer extends PlacementAnswer>(
  answers: readonly Answer[],
  steps: readonly SkillOnMap[],
): readonly Answer[] {
  const own = answers.filter(({ skill }) => steps.some(({ id }) => id === skill));
  const end = own.findIndex((_, at) => closestStep(estimateAfter(own.slice(0, at), steps)).chance >= CERTAIN);
  return own.slice(0, Math.min(MAX_PLACEMENT_LENGTH, end < 0 ? own.length : end));
}

function estimateAfter(answers: readonly PlacementAnswer[], steps: readonly SkillOnMap[]) {
  return answers.reduce(
    (estimate, answer) =>
      afterQuestion(
        estimate,
        steps.findIndex(({ id }) => id === answer.skill),
        wasSolved(answer),
      ),
    unknownStep(steps.length),
  );
}
