import type { Exercise } from '../../exercise/exercise';
import { SKILLS } from '../../skills/skill-map';
import { checkEach, drawAudited } from '../../testing/audited';
import { valueIn } from '../../testing/evaluate';
import { falseStatementsIn } from '../../testing/statements';
import { withoutSeparators } from '../../exercise/written-amounts';
import { everyMistakeOf } from '../mistake-kind';
import { contradictionOf } from '.';

/** Skills whose mistakes the checks must reach; elsewhere a contradiction is welcome, but not required. */
const REACHED = ['one-step-equations', 'distributing', 'factoring', 'slope', 'times-9', 'negative-numbers'];

const rightAnswer = ({ answer }: Exercise): string => {
  if (answer.kind === 'choice') return String(answer.right);
  return answer.kind === 'pair' ? answer.values.join(', ') : answer.value;
};

/** What the words of a contradiction claim about the right value, by their first words. */
const CLAIMS: readonly (readonly [RegExp, (right: number, numbers: readonly number[]) => boolean])[] = [
  [
    /^Compare the last digits.* ends in (\d)\. But (\d+) ends in (\d)\.$/,
    (right, [real, wrong = 0, end]) => right % 10 === real && wrong % 10 === end && real !== end,
  ],
  [
    /^Round the factors down.* = ([\d.]+)\$ is already more than ([-\d./]+)\.$/,
    (right, [low = 0, wrong = 0]) => wrong < low && low < right,
  ],
  [
    /^Round the factors up.* = ([\d.]+)\$ is less than ([-\d./]+)\.$/,
    (right, [high = 0, wrong = 0]) => wrong > high && high > right,
  ],
  [
    /^A sum of .* But ([-\d./]+) is not larger than ([-\d./]+)\.$/,
    (right, [wrong = 0, part = 0]) => wrong <= part && part < right,
  ],
  [
    /^The factors have the same sign.* your answer, ([-\d./]+), is negative\.$/,
    (right, [wrong = 0]) => right > 0 && wrong < 0,
  ],
  [
    /^The factors have different signs.* your answer, ([-\d./]+), is positive\.$/,
    (right, [wrong = 0]) => right < 0 && wrong > 0,
  ],
  [
    /^Check by multiplying back\. .* xx \(?([-\d./]+)\)? = ([-\d./]+)\$, not ([-\d./]+)\.$/,
    (right, [by = 0, back, whole = 0]) => back !== whole && Math.abs(right * by - whole) < 1e-9,
  ],
  [
    /^Check by adding back .* \+ \(?([-\d./]+)\)? = ([-\d./]+)\$, not ([-\d./]+)\.$/,
    (right, [part = 0, back, whole = 0]) => back !== whole && Math.abs(right + part - whole) < 1e-9,
  ],
  [
    /^Check by squaring\. .* = ([-\d./]+)\$, not (\d+)\.$/,
    (right, [square, of]) => right * right === of && square !== of,
  ],
  [
    /left side is .*?([-\d./]+)\$, but the right side is .*?([-\d./]+)\$\.$/,
    (_, [left, right]) => left !== right,
  ],
  [/\$ is ([-\d./]+) and \$.*\$ is ([-\d./]+)\.$/, (_, [left, right]) => left !== right],
  [/^(?:Start at|The line goes|All of the data|A probability is)/, () => true],
];

function isTrue(contradiction: string, exercise: Exercise): boolean {
  const right = Number(valueIn(rightAnswer(exercise)));
  const text = withoutSeparators(contradiction);
  return CLAIMS.some(([words, claim]) => {
    const found = words.exec(text);
    return (
      found !== null &&
      claim(
        right,
        found.slice(1).map((number) => Number(valueIn(number))),
      )
    );
  });
}

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
        expect([contradiction, isTrue(contradiction, exercise)]).toEqual([contradiction, true]);
        expect(contradiction).toMatch(/^[A-Z$].*\.$/);
      }
    });
    if (REACHED.includes(id)) expect(found).toBeGreaterThan(20);
  },
);
