import fc from 'fast-check';
import { LEARNING_LEVELS, type LearningAnswer } from '@ninefold/contracts';
import { seededRandom } from 'shared-puzzle-engine';
import { chooseNext } from '../session/choose-next';
import { LEVELS_OF_PATH, pathOf } from '../skills/skill';
import { SKILLS } from '../skills/skill-map';
import { answered } from '../testing/answered';
import { MAX_PLACEMENT_LENGTH, levelToAsk, placementOf } from './placement';

const levels = fc.constantFrom(...LEARNING_LEVELS);
const stepsOf = (level: string) => SKILLS.filter(({ path }) => path === pathOf(level as 'A1'));

/** The answers of a placement in which the questions are solved or not as given. */
function played(level: (typeof LEARNING_LEVELS)[number], solves: (skill: string, at: number) => boolean) {
  const answers: LearningAnswer[] = [];
  for (;;) {
    const state = { kind: 'placement', level: levelToAsk(level), skill: null, skills: [], answers } as const;
    const next = chooseNext(state, seededRandom(`${answers.length}`), SKILLS);
    if (!next) return answers;
    answers.push(answered(next.skill, next.difficulty, solves(next.skill, answers.length), false, next.seed));
  }
}

const outcomes = fc.array(fc.boolean(), { minLength: MAX_PLACEMENT_LENGTH, maxLength: MAX_PLACEMENT_LENGTH });

it('places in its own path, after ten answers at most', () => {
  fc.assert(
    fc.property(levels, outcomes, (level, solved) => {
      const answers = played(level, (_, at) => solved[at]!);
      expect(answers.length).toBeLessThanOrEqual(MAX_PLACEMENT_LENGTH);
      const placement = placementOf(level, answers, SKILLS);
      expect(placement.done).toBe(true);
      expect(LEVELS_OF_PATH[pathOf(level)]).toContain(placement.level);
      expect(stepsOf(level).map(({ id }) => id)).toContain(placement.start);
    }),
    { numRuns: 50 },
  );
});

it('starts within two steps of what is known, if every answer shows it', () => {
  for (const level of ['A1', 'B1', 'C1'] as const) {
    const ids = stepsOf(level).map(({ id }) => id);
    for (let known = 0; known <= ids.length; known++) {
      const answers = played(level, (skill) => ids.indexOf(skill) < known);
      const { start } = placementOf(level, answers, SKILLS);
      expect(Math.abs(ids.indexOf(start) - Math.min(known, ids.length - 1))).toBeLessThanOrEqual(2);
    }
  }
});

it('ignores answers after its end', () => {
  fc.assert(
    fc.property(levels, outcomes, fc.boolean(), (level, solved, more) => {
      const answers = played(level, (_, at) => solved[at]!);
      const [first] = stepsOf(level);
      const longer = [...answers, answered(first!.id, 3, more, false, 99)];
      expect(placementOf(level, longer, SKILLS)).toEqual(placementOf(level, answers, SKILLS));
    }),
    { numRuns: 50 },
  );
});

it('says which skills were known, not known and not asked', () => {
  const ids = stepsOf('B1').map(({ id }) => id);
  const { known, unknown, notAsked } = placementOf(
    'B1',
    [
      answered('mean', 3, true, false, 1),
      answered('binomial', 3, false, false, 2),
      answered('histograms', 3, true, false, 3),
      answered('histograms', 3, false, false, 4),
    ],
    SKILLS,
  );
  expect([known, unknown]).toEqual([['mean'], ['histograms', 'binomial']]);
  expect([...known, ...unknown, ...notAsked].sort()).toEqual([...ids].sort());
});

it('does not count answers with help', () => {
  const helped = played('A1', () => true).map((answer) => ({ ...answer, helped: true }));
  expect(placementOf('A1', helped, SKILLS).level).toBe('A1');
});

it('ignores other paths and unknown skills', () => {
  const others = [answered('mean', 3, true, false, 1), answered('from-a-newer-build', 3, false, false, 1)];
  expect(placementOf('A1', others, SKILLS)).toEqual(placementOf('A1', [], SKILLS));
});
