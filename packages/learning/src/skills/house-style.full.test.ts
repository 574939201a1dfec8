import { seededRandom } from 'shared-puzzle-engine';
import { DIFFICULTIES, type Answer, type Exercise } from '../exercise/exercise';
import { mathParts } from '../exercise/math-parts';
import { withoutSeparators } from '../exercise/written-amounts';
import type { Text } from '../exercise/text';
import { everyMistakeOf, kindOfReason } from '../mistakes/mistake-kind';
import { wordsAndFormulas } from '../testing/statements';
import { SKILLS } from './skill-map';

const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

/** A rule that a text breaks, or not. Formulas are left out. */
const RULES: readonly (readonly [rule: string, broken: RegExp])[] = [
  ['thousands are separated by commas', /(?<![\d.?])(?!(?:19|20)\d\d(?!\d))\d{4,}(?![\d?])/],
  ['an amount has its sign in front', /\d dollars?\b|\d ?\\\$|\\\$ |\d-dollar/],
  ['each amount of a list has its sign', /(?<![\d$,.])\d+(?:\.\d\d)?(?:, | and | or | to )\\\$/],
  ['an amount has no decimals or two', /\\\$[\d,]+\.\d(?!\d)/],
  ['a percentage has no space', /\d %/],
  [
    'one thing is singular',
    /(?<![\d.,/:–−-])\b1 (?!(?:is|was|has|plus|minus|times|does|less|as|across|stays|success)\b)[a-z]+s\b/,
  ],
  ['"an" comes before a vowel', /(?:(?<!\p{L})a|(?:^|[.?!] )A) (?:(?!one|uni|use|eu)[aeiou]|(?:8|11|18)\b)/u],
  ['"a" comes before a consonant', /(?<!\p{L})[Aa]n (?:(?!hour|honest)[b-df-hj-np-tv-z]|(?:[1-79]|10)\b)/u],
  ['no word is doubled', /\b([a-z]+) \1\b/i],
  ['a sentence begins with a capital letter', /(?:^|[.?!] )[a-z]/],
  ['no space comes before punctuation', / [.,;:?!](?!\d)/],
  ['periods and commas are inside quotation marks', /”[.,]/],
];

/** Not both in one problem. */
const METRIC = /\b(?:kilo|centi|milli)?(?:meters?|grams?|liters?)\b|\bhectares?\b/i;
const CUSTOMARY = /\b(?:miles?|feet|inch(?:es)?|pounds?|ounces?|gallons?)\b/i;
/** "in centimeters instead of inches" */
const CONVERTED = /centimeters instead of inches/;

const brokenRules = (text: Text): string[] => {
  const words = mathParts(text)
    .map((part, index) => (index % 2 === 1 ? 'Formula' : part))
    .join('');
  return RULES.flatMap(([rule, broken]) => (broken.test(words) ? [`${rule}: ${text}`] : []));
};

/** Sentences of an exercise, without the options, which may be single words. */
function sentencesOf({ prompt, answer, solution }: Exercise): Text[] {
  const reasons =
    answer.kind === 'choice'
      ? answer.options.flatMap(({ reason }) => reason ?? [])
      : answer.mistakes.map(({ reason }) => reason);
  const asked = prompt.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
  return [...asked, ...reasons, ...solution.map(({ text }) => text)];
}

const unfinished = (texts: readonly Text[]): Text[] => texts.filter((text) => !/[.?!:][”)]?$/.test(text));

function hasTwoSystems(exercise: Exercise): boolean {
  const words = sentencesOf(exercise).join(' ');
  return METRIC.test(words) && CUSTOMARY.test(words) && !CONVERTED.test(words);
}

/** What was done, and what to do instead: two sentences, or one with two clauses. */
const TWO_PARTS = /[.:?!][”)]? \S|, (?:so|but|not|because)\b|\binstead\b|\bonly\b/;

/** Numbers and formulas that a reader sees, without signs. */
const valuesIn = (text: string): string[] =>
  withoutSeparators(text).match(/(?<![\d.])\d+(?:\.\d+)?(?:\/\d+)?(?![\d/])/g) ?? [];

/** The right value, or the values of the right option, unless the question or the wrong answer has them too. */
function secretsOf({ prompt, answer }: Exercise, given: string): readonly string[] {
  if (answer.kind === 'expression') return [];
  const wrong = answer.kind === 'choice' ? (answer.options[Number(given)]?.text ?? '') : given;
  const known = new Set([...valuesIn(wordsAndFormulas(prompt)), ...valuesIn(wrong)]);
  const values = rightTextsOf(answer);
  // An option has small numbers of its own, such as the factor 1.
  const isSecret = (value: string) => !known.has(value) && (answer.kind !== 'choice' || value.length > 1);
  return values.flatMap(valuesIn).filter(isSecret);
}

function rightTextsOf(answer: Exclude<Answer, { kind: 'expression' }>): readonly string[] {
  if (answer.kind === 'choice') return [answer.options[answer.right]?.text ?? ''];
  return answer.kind === 'pair' ? answer.values : [answer.value];
}

it.each(SKILLS.map((entry) => [entry.id, entry] as const))('%s is in house style', async (_, entry) => {
  const skill = await entry.load();
  const exercises = DIFFICULTIES.flatMap((difficulty) =>
    SEEDS.map((seed) => skill.makeExercise(seededRandom(seed), difficulty)),
  );
  const told = new Map<string, { reason: Text; chances: number; given: number }>();
  for (const exercise of exercises) {
    expect(sentencesOf(exercise).flatMap(brokenRules)).toEqual([]);
    expect(unfinished(sentencesOf(exercise))).toEqual([]);
    expect([hasTwoSystems(exercise), sentencesOf(exercise)[0]]).toEqual([false, expect.anything()]);
    for (const { given, reason } of everyMistakeOf(exercise)) {
      expect(reason).toMatch(TWO_PARTS);
      const secrets = secretsOf(exercise, given);
      if (secrets.length === 0) continue;
      const kind = told.get(kindOfReason(reason)) ?? { reason, chances: 0, given: 0 };
      const reveals = valuesIn(reason).some((value) => secrets.includes(value));
      told.set(kindOfReason(reason), {
        reason: reveals ? reason : kind.reason,
        chances: kind.chances + 1,
        given: kind.given + Number(reveals),
      });
    }
  }
  const revealing = [...told.values()].filter(({ chances, given }) => given > 3 && given > chances / 2);
  expect(revealing).toEqual([]);
});

it.each([
  'It costs 12 dollars.',
  'It costs \\$3.5 today.',
  'They pay 5, 7 or \\$9 each.',
  'There are 71000 people.',
  'Amina gets 1 parts.',
  'This is a 8 in the list.',
  'This is an number.',
  'This is the the mean.',
  'This is right. check it.',
  'This is the row “Bus”.',
])('finds the fault in: %s', (text) => expect(brokenRules(text)).toHaveLength(1));
