import type { Random } from 'shared-puzzle-engine';
import { DIFFICULTIES, type Answer, type Exercise, type ExerciseDifficulty } from '../../exercise/exercise';
import type { Block, Step } from '../../exercise/text';
import type { Lesson, Skill } from '../skill';
import { drawFrom, type Draw } from './draw';
import { houseStyle } from './house-style';

/** An exercise as a skill writes it. */
export interface Question {
  readonly prompt: readonly Block[];
  readonly answer: Answer;
  /** A step that does not apply may be `false`: `rest > 0 && step`…``. */
  readonly solution: readonly (Step | false)[];
}

export type Make = (draw: Draw, difficulty: ExerciseDifficulty) => Question;

interface SkillOptions {
  /** Whether numbers from 1900 to 2099 are years. */
  readonly hasYears?: boolean;
}

/** @param kinds the kinds of question of each difficulty. One that is listed twice is asked twice as often. */
export function defineSkill(
  lesson: Lesson,
  kinds: Readonly<Record<ExerciseDifficulty, readonly [Make, ...Make[]]>>,
  { hasYears = false }: SkillOptions = {},
): Skill {
  const style = houseStyle(hasYears);
  const all = [...new Set(DIFFICULTIES.flatMap((difficulty) => kinds[difficulty]))];
  const makeExercise = (random: Random, difficulty: ExerciseDifficulty): Exercise => {
    const draw = drawFrom(random);
    const make = draw.pick(kinds[difficulty]);
    const { prompt, answer, solution } = make(draw, difficulty);
    const exercise = style.exercise({
      prompt,
      answer: inAnyOrder(answer, draw),
      solution: solution.filter((step) => step !== false),
    });
    return { ...exercise, kind: 1 + all.indexOf(make) };
  };
  return { lesson: style.lesson(lesson), makeExercise };
}

/** `choiceAnswer` puts the right option first. */
function inAnyOrder(answer: Answer, draw: Draw): Answer {
  if (answer.kind !== 'choice') return answer;
  const right = answer.options[answer.right];
  const options = draw.shuffled(answer.options);
  return { ...answer, options, right: options.findIndex((option) => option === right) };
}
