import Fraction from 'fraction.js';
import { checkAnswer } from '../exercise/check-answer';
import type { Drawing } from '../exercise/drawing';
import type { Exercise } from '../exercise/exercise';
import { checkEach, drawAudited, type AuditedExercises } from '../testing/audited';
import { wordsOf } from '../testing/read-exercise';
import { falseStatementsIn, textsIn } from '../testing/statements';
import { SKILLS } from './skill-map';
import type { LessonBlock, Skill } from './skill';

const SAMPLE = 40;
const PLACES = ['whole', 'one', 'two', 'three'];

/** Units that may come in fractions. Everything else is counted in whole numbers. */
const MEASURES =
  /^(dollars?|cents?|percent(age)?|degrees|standard|points|\w*(meters|liters|miles|grams)|square|cubic|hectares|feet|foot|inch(es)?|yards|pounds|ounces|kg|years|months|hours|minutes|seconds|days|weeks|times|cups)$/;

/** Everything except the options: finding the false statement may be the question. */
function statedBy({ prompt, answer, solution }: Exercise): unknown {
  if (answer.kind !== 'choice') return [prompt, answer.mistakes, solution];
  return [prompt, answer.options.map(({ reason }) => reason), solution];
}

/** "32.5 hits" */
function brokenCountsIn(exercise: Exercise): string[] {
  const counted = textsIn(exercise.prompt).flatMap(({ text }) => [...text.matchAll(/\d+\.\d+ ([a-z]+s)\b/g)]);
  return counted.filter(([, thing = '']) => !MEASURES.test(thing)).map(([count]) => count);
}

/** "How many bees …?", but not "How many dollars …?" */
function asksForThings(exercise: Exercise): boolean {
  const [, thing] = /how many (?:of (?:the )?)?(?:\d+ )?(\w+)[^.?]*\?/i.exec(wordsOf(exercise)) ?? [];
  return thing !== undefined && !MEASURES.test(thing);
}

function drawingsIn(blocks: readonly LessonBlock[]): Drawing[] {
  return blocks.flatMap((block) => (block.kind === 'drawing' ? [block.drawing] : []));
}

function drawingsOf({ prompt, solution }: Exercise): Drawing[] {
  return drawingsIn([...prompt, ...solution.flatMap(({ show }) => (show ? [show] : []))]);
}

function axesOf(drawing: Drawing): string[] {
  if (drawing.kind === 'scatter' || drawing.kind === 'line-chart') return [drawing.xAxis, drawing.yAxis];
  return drawing.kind === 'histogram' || drawing.kind === 'box-plot' ? [drawing.axis] : [];
}

function expectNamedAxes(drawing: Drawing) {
  for (const axis of axesOf(drawing)) {
    expect(axis).toMatch(/\w/);
    expect(drawing.text.toLowerCase()).toContain(axis.toLowerCase());
  }
}

describe.each(SKILLS.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  let skill: Skill;
  let exercises: AuditedExercises;
  beforeAll(async () => {
    skill = await entry.load();
    exercises = drawAudited(skill, SAMPLE);
  });
  afterAll(() => {
    exercises = [];
  });

  it('makes no false statement about numbers', () => {
    expect(falseStatementsIn(skill.lesson)).toEqual([]);
    checkEach(exercises, (exercise) => expect(falseStatementsIn(statedBy(exercise))).toEqual([]));
  });

  it('counts things in whole numbers', () => {
    checkEach(exercises, (exercise) => {
      expect(brokenCountsIn(exercise)).toEqual([]);
      const { answer } = exercise;
      if (answer.kind === 'number' && asksForThings(exercise))
        expect(new Fraction(answer.value).mod(1).equals(0)).toBe(true);
    });
  });

  it('names its axes, in words too, and lists points from left to right', () => {
    drawingsIn(skill.lesson.idea).forEach(expectNamedAxes);
    checkEach(exercises, (exercise) => {
      for (const drawing of drawingsOf(exercise)) {
        expectNamedAxes(drawing);
        if (drawing.kind !== 'scatter') continue;
        const inOrder = [...drawing.points].sort(([one], [another]) => one - another);
        expect(drawing.points).toEqual(inOrder);
        expect(drawing.text).toContain(inOrder.map(([x, y]) => `(${x}, ${y})`).join(', '));
      }
    });
  });

  it('asks for a decimal only if it accepts one', () => {
    checkEach(exercises, (exercise) => {
      const words = wordsOf(exercise);
      const { answer } = exercise;
      if (answer.kind !== 'number' || !words.includes('decimal')) return;
      const value = new Fraction(answer.value);
      // The repeating part of a decimal is written in parentheses.
      if (words.includes('decimal does not end')) return expect(value.toString()).toContain('(');
      const [, places = ''] = /to (\w+) decimal/.exec(words) ?? [];
      const decimal = PLACES.includes(places) ? value.round(PLACES.indexOf(places)) : value;
      expect(decimal.toString()).not.toContain('(');
      expect(checkAnswer(answer, decimal.toString())).toEqual({ kind: 'right' });
    });
  });

  it('accepts no conclusion from data that claims certainty', () => {
    if (entry.path !== 'statistics') return;
    checkEach(exercises, ({ answer }) => {
      const right = answer.kind === 'choice' ? (answer.options[answer.right]?.text ?? '') : '';
      expect(right).not.toMatch(
        /\b(certain(ly)?|really|proven|proves|always|never|impossible|must (be|have))\b/i,
      );
    });
  });

  it('asks for a percentage with a percent sign after the field', () => {
    checkEach(exercises, (exercise) => {
      if (exercise.answer.kind !== 'number' || !/what percent/i.test(wordsOf(exercise))) return;
      expect(exercise.answer.unit).toBe('%');
    });
  });
});

describe('A statement', () => {
  it.each([
    '$12 - 0.38 = 11.63$',
    '10 xx 46 = 470',
    'So 3 + 4 = 8.',
    '$x = 2/3 = 0.67$',
    '$2/3 ~~ 0.66$',
    '$86 ~~ 80$',
    '$3 < 2$',
  ])('is reported if it is false: %s', (text) => expect(falseStatementsIn({ text })).toHaveLength(1));

  it.each([
    '$12 - 0.38 = 11.62$',
    '$7^2 = 49, 8^2 = 64$',
    '$3/4 -: 2/3 = 9/8 = 1 1/8$',
    '$86 ~~ 90$',
    '$12/20 = 60 %$',
    '$"mean" = 3x$',
  ])('is accepted if it is true or contains letters: %s', (text) =>
    expect(falseStatementsIn({ text })).toEqual([]),
  );
});
