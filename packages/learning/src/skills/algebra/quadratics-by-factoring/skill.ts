import type { Skill } from '../../skill';
import { byDifficulty } from '../../making/by-difficulty';
import { leading, noNumber, notZero, otherSolution, square, twoNumbers, withFactor } from './equations';
import { lesson } from './lesson';
import { factorX, fromSolutions, leadingBracket, positiveOne, twoBrackets } from './products';
import { ball, frame, neighbors, rectangle } from './stories';

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [twoBrackets, factorX, positiveOne],
    2: [twoNumbers, noNumber, square, fromSolutions],
    3: [twoNumbers, leadingBracket, noNumber, neighbors],
    4: [notZero, withFactor, square, otherSolution, rectangle],
    5: [leading, leading, ball, frame],
  }),
};
