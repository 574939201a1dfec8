import { SKILLS } from '../skills/skill-map';
import { checkEach, drawAudited } from '../testing/audited';
import { firstStep, openedSolution } from './opened-solution';

/** A first step that is nothing but the answer is rare: "Look at 408: it is divisible by 8." */
const MOST_WITHOUT_A_STEP = 0.1;

it.each(SKILLS.map((entry) => [entry.id, entry] as const))(
  'leaves the last step of %s open, and has a first step',
  async (_, entry) => {
    const exercises = drawAudited(await entry.load(), 60);
    let without = 0;
    checkEach(exercises, (exercise) => {
      const steps = openedSolution(exercise);
      if (!firstStep(exercise)) without += 1;
      const last = steps.at(-1);
      // The whole solution would leave nothing to do.
      expect(steps).not.toEqual(exercise.solution.filter(({ text }) => !/^check\b/i.test(text)));
      if (last) expect(last.text !== '' || last.show !== undefined).toBe(true);
    });
    expect(without / exercises.length).toBeLessThanOrEqual(MOST_WITHOUT_A_STEP);
  },
);
