import fc from 'fast-check';
import { seededRandom, mentalMathProblem } from 'shared-puzzle-engine';
import { checkAnswer } from '../exercise/check-answer';
import {
  cardName,
  difficultyOf,
  type FactSubject,
  factOfQuestion,
  readCardName,
  withCurrentName,
} from './card-name';
import { factExercise } from './fact-exercise';
import { cardOfMiss, exerciseOfFact, skillOf } from './fact-skill';
import { loadExercise } from './load-exercise';

const facts = fc
  .record({
    sign: fc.constantFrom<FactSubject['sign']>('x', '+', '-', '/'),
    one: fc.nat(99),
    other: fc.nat(99),
  })
  .map(({ sign, one, other }): FactSubject => {
    if (sign === '/') return { kind: 'fact', sign, left: (one % 10) * (other + 1), right: other + 1 };
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    return { kind: 'fact', sign, left: sign === '-' ? high : low, right: sign === '-' ? low : high };
  });
/** Questions of games, and their answers. */
const ASKED: Readonly<
  Record<FactSubject['sign'], { sign: string; math: string; value(left: number, right: number): number }>
> = {
  x: { sign: '×', math: 'xx', value: (left, right) => left * right },
  '+': { sign: '+', math: '+', value: (left, right) => left + right },
  '-': { sign: '−', math: '-', value: (left, right) => left - right },
  '/': { sign: '÷', math: '-:', value: (left, right) => left / right },
};
const skills = fc.record({
  kind: fc.constant('skill' as const),
  skill: fc.stringMatching(/^[a-z][a-z0-9-]{1,39}$/).filter((id) => !id.startsWith('fact-')),
  mistake: fc.option(fc.stringMatching(/^[0-9a-f]{8}$/)),
});

it('names the card of a miss, and reads the name back', () => {
  fc.assert(
    fc.property(fc.oneof(facts, skills), fc.nat(), (subject, seed) => {
      expect(readCardName(cardName(subject))).toEqual(subject);
      const missed =
        subject.kind === 'fact'
          ? exerciseOfFact(subject)
          : { skill: subject.skill, seed, mistake: subject.mistake ?? undefined };
      expect(cardOfMiss(missed)).toEqual(subject);
      expect(skillOf(subject)).toBe(missed.skill);
    }),
  );
});

it('merges the cards of exercises that earlier builds named, and keeps their difficulty', () => {
  const earlier = { card: 'skill:mean:3:815', difficulty: undefined };
  const card = withCurrentName(earlier);
  expect(card).toEqual({ card: 'skill:mean', difficulty: 3 });
  expect(withCurrentName(card)).toBe(card);
  expect(difficultyOf(card)).toBe(3);
  for (const name of ['skill:mean:1f0c9a2e', 'fact:7x8']) {
    expect(withCurrentName({ card: name })).toEqual({ card: name });
  }
});

it('repeats a missed question with the same operation and numbers', async () => {
  await fc.assert(
    fc.asyncProperty(facts, async ({ sign, left, right }) => {
      const missed = factOfQuestion(`${left} ${ASKED[sign].sign} ${right}`);
      const exercise = await loadExercise(exerciseOfFact(missed!));
      expect(exercise?.prompt).toEqual([{ kind: 'math', math: `${left} ${ASKED[sign].math} ${right}` }]);
    }),
  );
});

it.each([
  '',
  'skill:',
  'skill:mean:2:815',
  'skill:mean:1f0c9a2',
  'fact:7*8',
  'fact:7x8x9',
  'skill:Mean',
  'fact:7-8',
  'fact:7/2',
  'fact:7/0',
])('does not read "%s" as a card', (name) => expect(readCardName(name)).toBeNull());

it('maps equivalent questions to one fact', () => {
  const name = (question: string) => cardName(factOfQuestion(question)!);
  expect([name('7 × 8'), name('8 × 7')]).toEqual(['fact:7x8', 'fact:7x8']);
  expect([name('48 + 27'), name('27 + 48')]).toEqual(['fact:27+48', 'fact:27+48']);
  expect([name('78 − 11'), name('75 - 48'), name('56 ÷ 7')]).toEqual([
    'fact:78-11',
    'fact:75-48',
    'fact:56/7',
  ]);
  expect(factOfQuestion('7 − 9')).toBeNull();
  expect(factOfQuestion('x + 2')).toBeNull();
});

it('finds the fact of every question of a timed round', () => {
  const random = seededRandom('questions');
  for (let asked = 0; asked < 100; asked++) {
    expect(factOfQuestion(mentalMathProblem(random).question)).not.toBeNull();
  }
});

it('has the right answer, and a reason for each known mistake', () => {
  fc.assert(
    fc.property(facts, (fact) => {
      const { answer, solution } = factExercise(fact);
      const value = ASKED[fact.sign].value(fact.left, fact.right);
      expect(checkAnswer(answer, String(value))).toEqual({ kind: 'right' });
      if (answer.kind !== 'number') throw new Error('A fact is a number.');
      expect(answer.mistakes.length).toBeGreaterThanOrEqual(3);
      for (const { value: given, reason } of answer.mistakes) {
        expect(checkAnswer(answer, given)).toEqual({ kind: 'wrong', reason });
        expect(reason).toMatch(/\S/);
      }
      expect(JSON.stringify(solution.at(-1))).toContain(`= ${value}`);
    }),
  );
});

it('generates exercises of skills and facts, but not of an unknown skill', async () => {
  const of = (skill: string, seed: number) => loadExercise({ skill, difficulty: 2, seed });
  expect(await of('mean', 5)).toEqual(await of('mean', 5));
  expect((await of('fact-products', 7008))?.prompt).toEqual([{ kind: 'math', math: '7 xx 8' }]);
  expect(await of('from-a-newer-build', 1)).toBeNull();
});
