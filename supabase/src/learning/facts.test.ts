import fc from 'fast-check';
import { cardName, factOfQuestion, withCurrentName } from '@ninefold/learning';
import { mentalMathProblem, seededRandom } from 'shared-puzzle-engine';
import { scriptValues } from '../testing/script-values';

/** Both `@ninefold/learning` and SQL find the card of a miss. This compares the two. */

const random = seededRandom('facts');
const ODD = [
  '',
  'x + 2',
  '7 − 9',
  '7 ÷ 8',
  '56 ÷ 7',
  '5 ÷ 0',
  '0 ÷ 5',
  '1000 + 1',
  ' 7×8 ',
  '75 - 27',
  '7 × 8 × 9',
  '٧ × ٨',
  '7 x 8',
];
const asked = fc
  .tuple(fc.nat(1_100), fc.constantFrom('+', '−', '-', '×', '÷'), fc.nat(1_100))
  .map((parts) => parts.join(' '));
const quotient = fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 30 })).map(([a, b]) => `${a * b} ÷ ${b}`);
const problems = Array.from({ length: 200 }, () => mentalMathProblem(random));
const questions = [
  ...ODD,
  ...problems.map(({ question }) => question),
  ...fc.sample(quotient, { numRuns: 50, seed: 816 }),
  ...fc.sample(asked, { numRuns: 300, seed: 815 }),
];

function factOf(question: string): string | null {
  const fact = factOfQuestion(question);
  return fact && cardName(fact);
}

/** The cards that the database creates for each answer. */
async function missedIn(answers: readonly { question: string; answer: number }[]) {
  const json = JSON.stringify(answers).replaceAll("'", "''");
  const [found] = await scriptValues([
    `select jsonb_agg((select card from private.missed_facts(jsonb_build_array(given)) card) order by position) as value
     from jsonb_array_elements('${json}'::jsonb) with ordinality a (given, position);`,
  ]);
  return found;
}

test('the database and the device find the same fact behind a wrong answer', async () => {
  const wrong = questions.map((question) => ({ question, answer: -1 }));
  expect(await missedIn(wrong)).toEqual(questions.map(factOf));
});

test('the right answer to a game’s question misses no fact', async () => {
  const right = problems.map(({ question, correctAnswer }) => ({ question, answer: correctAnswer }));
  expect(await missedIn(right)).toEqual(problems.map(() => null));
});

test('the database and the device rename cards of an earlier build in the same way', async () => {
  const names = [
    'skill:mean:3:815',
    'skill:times-5-11-25:5:2147483646',
    ...[
      'skill:mean',
      'skill:mean:1f0c9a2e',
      'skill:mean:12345678',
      'skill:mean:6:1',
      'skill:Mean:3:1',
      'fact:7x8',
    ],
  ];
  const cards = names.map((card) => ({ card, difficulty: null }));
  const [renamed] = await scriptValues([
    `select jsonb_agg(jsonb_build_object('card', r.card, 'difficulty', r.difficulty) order by position) as value
     from jsonb_array_elements('${JSON.stringify(cards)}'::jsonb) with ordinality a (given, position),
       lateral private.with_current_name(jsonb_populate_record(null::public.review_cards, given)) r;`,
  ]);
  expect(renamed).toEqual(cards.map(withCurrentName));
});
