import { SKILLS } from '../skills/skill-map';
import { checkEach, drawAudited } from '../testing/audited';
import { openedSolution } from './opened-solution';

it.each(SKILLS.map((entry) => [entry.id, entry] as const))(
  'leaves the last step of %s open',
  async (_, entry) => {
    checkEach(drawAudited(await entry.load(), 60), (exercise) => {
      const steps = openedSolution(exercise);
      const last = steps.at(-1);
      // The whole solution would leave nothing to do.
      expect(steps).not.toEqual(exercise.solution.filter(({ text }) => !/^check\b/i.test(text)));
      if (last) expect(last.text !== '' || last.show !== undefined).toBe(true);
    });
  },
);
