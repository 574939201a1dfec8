import { seededRandom } from 'shared-puzzle-engine';
import { DIFFICULTIES, type Exercise } from '../../exercise/exercise';
import { wordsOf } from '../../testing/read-exercise';
import { findSkill } from '../skill-map';
import { numbersOf } from './testing/read-question';

const SEEDS = 50;

/** What an option says, and whether that is true of the exercise, by its words and their numbers. */
type Claim = readonly [says: RegExp, isTrue: (words: string, numbers: readonly number[]) => boolean];

const never = () => false;
/** Mean, standard error and what was found. */
const isBeyondTwo: Claim[1] = (_, [mean = NaN, error = NaN, found = NaN]) =>
  Math.abs(found - mean) > 2 * error;
const isBelowLevel: Claim[1] = (_, [level = NaN, p = NaN]) => p < level / 100;
/** Tests, their level and how many are significant; in words if it is one. */
const isFarMore: Claim[1] = (words, [tests = NaN, , found = NaN]) =>
  !words.includes('one of them is') && found > 3 * 0.05 * tests;
const not =
  (claim: Claim[1]): Claim[1] =>
  (...exercise) =>
    !claim(...exercise);

const CLAIMS: Readonly<Record<string, readonly Claim[]>> = {
  significance: [
    [/^Without any effect, at least this difference would appear in about \d of 100 studies$/, () => true],
    // A p-value says nothing about how likely, how common, how large or how repeatable an effect is.
    [/^After this study, the probability that .+ does nothing is only \d percent$/, never],
    [/^Something changes for \d+ percent of the \w+$/, never],
    [/^The effect of .+ is \d percent$/, never],
    [/^If the study is repeated, the result is significant with a probability of \d+ percent$/, never],
    [/^Yes, because p is below the level$/, isBelowLevel],
    [/^No, because p is above the level$/, not(isBelowLevel)],
    [/^(Yes, because p is above|No, because p is below) the level$/, never],
    [/^Chance alone explains it well, but there may be an effect$/, (_, [, p = NaN]) => p > 0.05],
    // "Not significant" proves nothing.
    [/^It is proven that .+ does nothing$/, never],
    [/^The probability that .+ does nothing is \d+ percent$/, never],
    [/^There is an effect, because a difference was found$/, never],
    [/^Chance alone hardly explains it, but the effect is small$/, (words) => /p = 0\.00/.test(words)],
    [/^The effect must be large, because p is far below the usual level$/, never],
    [/^It is chance alone, because the difference is so small$/, never],
    // Without an effect, every p-value is as likely in a large study as in a small one.
    [/^Nothing, because with so many \w+ p is always this small$/, never],
    [/^Study A: larger groups differ less by chance$/, (_, [, a = NaN, b = NaN]) => a > b],
    [/^Study B: larger groups differ less by chance$/, (_, [, a = NaN, b = NaN]) => a < b],
    [/^Study [AB]: in smaller groups, a difference counts for more$/, never],
    [/^Neither, because the difference is the same$/, never],
    [/^That depends on how important the difference is$/, never],
    [/^The difference is more than two standard errors: chance alone rarely does that$/, isBeyondTwo],
    [/^The difference is within two standard errors: chance alone may well explain it$/, not(isBeyondTwo)],
    [/^Any difference from the expected mean, however small, proves a change$/, never],
    [/^A sample says nothing about such a change, because only some of them were measured$/, never],
    [/^Far more than chance alone gives: several of them are probably real$/, isFarMore],
    [/^About as many as chance alone gives: (test them again|probably all are)/, not(isFarMore)],
    // The level is not the probability that a result is true, and a missed effect is possible.
    [/^(It works|Each of them works) with a probability of 95 percent, because the level is/, never],
    [/^The other \d+ certainly have no effect$/, never],
  ],
  binomial: [
    [/^The number of (sixes in \d rolls of a die|heads in \d tosses of a coin)$/, () => true],
    [/^The number of red balls in \d draws, if each ball is put back$/, () => true],
    [/^The number of correct guesses on \d true-or-false questions$/, () => true],
    // Without independence, a fixed number of trials, success or failure, or the same probability.
    [/^The number of red balls in \d draws from a small bag, if none is put back$/, never],
    [/^The number of rolls of a die until \d sixes have come up$/, never],
    [/^The sum of \d rolls of a die$/, never],
    [/^The number of rainy days among \d days in a row$/, never],
    [/^The number of people with a cold in a family of \d$/, never],
    [/^The number of hits in \d shots by a player who is getting tired$/, never],
  ],
};

async function choicesOf(id: string): Promise<Exercise[]> {
  const skill = await findSkill(id)!.load();
  return DIFFICULTIES.flatMap((difficulty) =>
    Array.from({ length: SEEDS }, (_, seed) => skill.makeExercise(seededRandom(seed), difficulty)),
  ).filter(({ answer }) => answer.kind === 'choice');
}

describe.each(Object.entries(CLAIMS))('%s', (id, claims) => {
  it('offers exactly one option that is true, and wrong ones that each have a reason', async () => {
    const exercises = await choicesOf(id);
    expect(exercises.length).toBeGreaterThan(10);
    for (const { prompt, answer, ...rest } of exercises) {
      const exercise = { prompt, answer, ...rest };
      const options = answer.kind === 'choice' ? answer.options : [];
      const truths = options.map(({ text }) => {
        const [claim, another] = claims.filter(([says]) => says.test(text));
        if (!claim || another) throw new Error(`Judge this option by one claim: ${text}`);
        return claim[1](wordsOf(exercise), numbersOf(exercise));
      });
      const right = answer.kind === 'choice' ? answer.right : NaN;
      const isRight = options.map((_, index) => index === right);
      expect({ options, truths }).toEqual({ options, truths: isRight });
      expect(options.map(({ reason }) => reason === undefined)).toEqual(isRight);
    }
  });
});
