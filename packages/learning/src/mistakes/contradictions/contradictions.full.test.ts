import type { Exercise } from '../../exercise/exercise';
import { SKILLS } from '../../skills/skill-map';
import { checkEach, drawAudited } from '../../testing/audited';
import { falseStatementsIn } from '../../testing/statements';
import { everyMistakeOf } from '../mistake-kind';
import { contradictionOf } from '.';

/** Skills whose mistakes the checks must reach; elsewhere a contradiction is welcome, but not required. */
const REACHED = ['one-step-equations', 'distributing', 'factoring', 'slope', 'times-9', 'negative-numbers'];

const rightAnswer = ({ answer }: Exercise): string => {
  if (answer.kind === 'choice') return String(answer.right);
  return answer.kind === 'pair' ? answer.values.join(', ') : answer.value;
};

it.each(SKILLS.map((entry) => [entry.id, entry] as const))(
  'every contradiction of %s is true, and none contradicts a right answer',
  async (id, entry) => {
    let found = 0;
    checkEach(drawAudited(await entry.load(), 60), (exercise) => {
      expect(contradictionOf(exercise, rightAnswer(exercise))).toBeNull();
      for (const { given } of everyMistakeOf(exercise)) {
        const contradiction = contradictionOf(exercise, given);
        if (contradiction === null) continue;
        found += 1;
        expect(falseStatementsIn(contradiction)).toEqual([]);
        expect(contradiction).toMatch(/^[A-Z$].*\.$/);
      }
    });
    if (REACHED.includes(id)) expect(found).toBeGreaterThan(20);
  },
);
