import type { Drawing } from '../exercise/drawing';
import type { Exercise } from '../exercise/exercise';
import { checkEach, drawAudited } from '../testing/audited';
import { wordsOf } from '../testing/read-exercise';
import { SKILLS } from './skill-map';

const SAMPLE = 100;

/** What may be below zero: temperatures, heights from sea level, gains, changes, and distances with a sign. */
const SIGNED =
  /degrees?|temperature|celsius|°|sea level|gain|loss|minus sign|above the line|coordinate|slope/i;

/** Things that are counted or measured from zero up. */
const FROM_ZERO =
  /-\d+(?:\.\d+)? (?:dollars|cents|people|students|visitors|guests|customers|members|liters|meters|kilometers|centimeters|miles|feet|inches|pounds|kg|grams|years|months|weeks|days|hours|minutes|seconds|pages|points|books|balls|tickets|percent)\b/i;

const TIME = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/i;

function valuesOf(drawing: Drawing): number[] {
  switch (drawing.kind) {
    case 'table':
      return drawing.rows.flatMap((row) => row.slice(1).map(Number)).filter((value) => !Number.isNaN(value));
    case 'histogram':
      return drawing.bars.map(({ count }) => count);
    case 'line-chart':
      return drawing.lines.flatMap(({ values }) => values);
    case 'pie-chart':
      return drawing.slices.map(({ share }) => share);
    case 'box-plot':
      return drawing.plots.map(({ minimum }) => minimum);
    case 'scatter':
      return drawing.points.flat();
    default:
      return [];
  }
}

/** A steady change, continued back to time 0, began with something. */
function beginsBelowZero(drawing: Drawing): boolean {
  if (drawing.kind !== 'table' || !TIME.test(drawing.head[0] ?? '')) return false;
  const [[time = 0, amount = 0] = [], [later = 0, more = 0] = []] = drawing.rows.map((row) =>
    row.map(Number),
  );
  return amount - ((more - amount) / (later - time)) * time < 0;
}

function drawingsOf({ prompt }: Exercise): Drawing[] {
  return prompt.flatMap((block) => (block.kind === 'drawing' ? [block.drawing] : []));
}

/** "How many dollars does it cost?" */
const asksForAmount = (words: string) => /how (?:many|much|long|far|old|tall)\b|price|cost/i.test(words);

it.each(SKILLS.map((entry) => [entry.id, entry] as const))(
  '%s tells stories that can happen',
  async (_, entry) => {
    checkEach(drawAudited(await entry.load(), SAMPLE), (exercise) => {
      const words = wordsOf(exercise);
      const text = words.replaceAll('$', '');
      if (SIGNED.test(text + JSON.stringify(drawingsOf(exercise)))) return;
      expect(FROM_ZERO.exec(text)?.[0]).toBeUndefined();
      for (const drawing of drawingsOf(exercise)) {
        expect(Math.min(0, ...valuesOf(drawing))).toBe(0);
        expect(beginsBelowZero(drawing)).toBe(false);
      }
      const { answer } = exercise;
      if (answer.kind === 'number' && asksForAmount(words) && !/integers?/.test(words))
        expect(answer.value).not.toMatch(/^-/);
    });
  },
);

it.each([
  [
    'minutes',
    [
      ['5', '10'],
      ['7', '30'],
      ['11', '70'],
    ],
    true,
  ],
  [
    'minutes',
    [
      ['5', '60'],
      ['7', '80'],
      ['11', '120'],
    ],
    false,
  ],
] as const)('a table of %s with %j begins below zero: %s', (head, rows, expected) =>
  expect(beginsBelowZero({ kind: 'table', text: '', head: [head, 'liters'], rows })).toBe(expected),
);
