import { copy as answerCopy } from '../exercise/copy';
import { factOf, type FactSubject } from '../review/card-name';
import { factExercise } from '../review/fact-exercise';
import { checkEach, drawAudited } from '../testing/audited';
import { textsIn } from '../testing/statements';
import { SKILLS } from './skill-map';

const SAMPLE = 60;

/** Phrases that no text of a skill contains, and what to write instead: translations and British English. */
const SAY_INSTEAD: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\b(how many|between which) percents?\b/i, 'what percentage of …'],
  [/\d %/, '15%, without a space'],
  [/how likely (are|will) (you|they)\b/i, 'how likely is it that you are …'],
  [/\blea(ves?|ving) (a|no|the) rest\b|\bthe rest by \d|without the rest\b/i, 'remainder'],
  [/\bshall\b/i, 'should, must'],
  [/how many (are|is) it\b/i, 'how many are there'],
  [/\bthe (half|double) of\b|\bthe double\b/i, 'half of, twice'],
  [/\b(bigger|larger|smaller|more|less|fewer) as\b/i, 'larger than'],
  [/\ball in all\b/i, 'in all'],
  [/\bat once\b/i, 'right away, at the same time'],
  [/\bbrackets?\b/i, 'parentheses; of a product: factor'],
  [/\b(put|putting) like terms together\b|\bdifferent kinds (together|cannot)/i, 'combine like terms'],
  [/\b(signs?|way|it|line|number|subtraction|cause|other way) round\b/i, 'around; flip the sign'],
  [/\bchanged (them|the \w+) round\b/i, 'swapped'],
  [/\bonce more\b/i, 'again'],
  [/\b(Nearly|Almost)[.:]/, 'Your answer is close, but …'],
  [
    /\bput (your|the|this|it|both|each|a)\b.*\binto (the|an|one|your|both) (equation|formula|line)/i,
    'substitute',
  ],
  [/\bplain numbers?\b/i, 'constants'],
  [/\bmultipl(y|ied) out\b/i, 'distribute, multiply'],
  [
    /\bminus times minus\b|\bequal signs give\b/i,
    'the product of two numbers with the same sign is positive',
  ],
  [/\bup divided by right\b/i, 'rise over run'],
  [/\bturn(s|ed)? (it|them|the \w+) around\b/i, 'reverse, swap'],
  [/\btake (it|this|that|them|both) from\b/i, 'subtract'],
  [/\bsquare root of a negative number\b/i, 'no real square root'],
  [/\bfair sample\b/i, 'random sample'],
  [/^(?:One|Two|Ten) (?:too|times too)\b|^Too \w+[.:]/, 'Your answer is too large.'],
  [/^(?:Then|Finally,|And|Now) (?:the|what|for) [^,:]*\.$/, 'a full sentence: Then multiply.'],
  [/^The (?:power|product|sum|second one|first one|margin of error)\.$|^And again\.$/, 'a full sentence'],
  [/\bin the places? of\b/i, 'in place of'],
  [
    /\bstands? (alone|at|before|behind|below|in|there|to|with)\b(?! a row)/i,
    'is in, is in front of, comes after',
  ],
  [/\btake \S+ (away )?from both sides\b/i, 'subtract … from both sides'],
  [/\b(exponents|sizes|equations) from each other\b/i, 'subtract'],
  [/\b(go|goes) away\b/i, 'cancels, disappears'],
  [/\bbring (all|the) (terms|number)/i, 'move all terms'],
  [/\bcall the\b.* \$\w\$/i, 'let x be …'],
  [/\b(nought|maths)\b/i, 'zero, math'],
  [/\b(ball|choice|person|whole) less\b|\bone less is left\b/i, 'one fewer'],
  [
    /\b(throw|throws) (a coin|a (fair )?die|two fair dice)|\bturn a wheel\b/i,
    'flip a coin, roll a die, spin a wheel',
  ],
  [
    /\b(trousers|pupils?|films?|parcels?|ice creams|\d+-dollar note|half way)\b/i,
    'pants, students, movies, packages, …',
  ],
  [
    /\b\w*(metre|litre|colour|neighbour|centre)s?\b|\b(practis|levelled|cancelled|towards|upwards)/i,
    'American spelling',
  ],
  [/\b\d{1,2} (January|February|March|April|May|June|July|August|\w+ember|October)\b/, 'July 20, 2027'],
  [
    /\b(has|have) the (mean|median|mode|standard deviation|slope|side|area) [$\d]/i,
    'has mean 5, has a mean of 5',
  ],
  [/\b(is|are) asked( for)?\b|\basked for (is|are)\b/i, 'the question asks for'],
  [/\bhow likely do(es)?\b|\bmore seldom\b|\bso many ways there are\b/i, 'how likely is …, less often'],
  [/, for (it is|there (is|are)|the \w+ (is|are|counts)|not all)\b/i, ', because'],
  [/(^|[.:] )Who (is|has|was|waited|takes)\b.*(?<!\?)$/, 'anyone who'],
  [
    /\d (dollars|percent|%|days|minutes) are (not|the|left|what|\d)/i,
    '10 percent is …: an amount is singular',
  ],
  [
    /(?<![\d.,])1 (parts|years|leap days|standard (errors|deviations)|full ones|times as)\b/,
    '1 part, as many',
  ],
  [/\bthere are 1(?![\d,])/i, 'there is 1'],
  [/\d everyone\b/i, '40 people'],
  [/\bmend(ed)?\b/i, 'correct'],
  [/\bstands? (when|on|how)\b|\bso many (equal )?steps\b/i, 'is on; that many'],
  [/\bthrows? of a die\b/i, 'roll of a die'],
  [/\b(guests|visitors|people|students|members) that (?!is\b)/i, 'who'],
  [/\b(is|are) (multiplied|divided) to\b/i, 'multiplied by … to get …'],
  [/\b1 of them are\b/, '1 of them is'],
  [/\banew\b|\bby lot\b|\bcomes? (most )?often\b/i, 'again, at random, occurs most often'],
];

function foundIn(value: unknown): string[] {
  return textsIn(value).flatMap(({ text, isMath }) =>
    isMath ? [] : SAY_INSTEAD.flatMap(([phrase, say]) => (phrase.test(text) ? [`${text} → ${say}`] : [])),
  );
}

it.each(SKILLS.map((entry) => [entry.id, entry] as const))(
  '%s is taught in American English',
  async (_, entry) => {
    const skill = await entry.load();
    expect(foundIn([entry.title, entry.summary, skill.lesson])).toEqual([]);
    checkEach(drawAudited(skill, SAMPLE), (exercise) => expect(foundIn(exercise)).toEqual([]));
  },
);

it('review cards of facts and messages about answers are in American English', () => {
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
  const facts = numbers.flatMap((left) =>
    numbers.flatMap((right) =>
      (['x', '+', '-', '/'] as const)
        .map((sign) => factOf(sign, left, right))
        .filter((fact): fact is FactSubject => fact !== null)
        .map(factExercise),
    ),
  );
  expect(foundIn([facts, answerCopy])).toEqual([]);
});

it.each([
  'How many percent is that?',
  'Which is the half of 8?',
  'Turn the sign round.',
  'This is 6 July 2027.',
  'Mei gets 1 parts.',
  'You left out the leap days: there are 1 from 2000 to 2004.',
  '240 everyone who answers',
  'Below it stands when it was measured.',
  'One throw of a die shows 6.',
  'Almost: one too large.',
  'Put your number into the equation.',
  'Then the product.',
  'You turned it around.',
  'How many visitors that buy a map are there?',
  '4 is multiplied to 20.',
  '1 of them are left.',
])('finds the phrase in: %s', (text) => expect(foundIn({ text })).toHaveLength(1));
