import Fraction from 'fraction.js';
import { randomInteger } from 'shared-puzzle-engine';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, people, pick } from '../../making/draw';
import { asFractions, drawProper, FORM, fractionAnswer, mixed, overOf, tidied, underOf } from './fraction';
import { commonDenominator, sumOf } from './sums';

const POURED = [
  ['drinks', 'liter of water', 'liters of water'],
  ['walks', 'mile', 'miles'],
  ['paints', 'square meter of a wall', 'square meters'],
] as const;

/** Two amounts with one denominator. */
export const together: Make = (random) => {
  const [name = ''] = people(random, 1);
  const [does, one, many] = pick(random, POURED);
  const under = pick(random, [5, 7, 8, 9, 10]);
  const [morning, evening] = [drawProper(random, under, under), drawProper(random, under, under)];
  const story = `${name} ${does} $${morning.toFraction()}$ ${one} in the morning and $${evening.toFraction()}$ in the evening. How many ${many} is that in all? ${FORM}`;
  return sumOf(morning, evening, '+', [say(story)]);
};

const JOBS = [
  ['paints', 'of a fence'],
  ['reads', 'of a book'],
  ['weeds', 'of a garden'],
  ['copies', 'of a manuscript'],
] as const;

/** What two parts leave of a whole. */
export const left: Make = (random, difficulty) => {
  const [name = ''] = people(random, 1);
  const [does, what] = pick(random, JOBS);
  const [first, second] = [drawProper(random, 3, 8), drawProper(random, 3, 8)];
  const under = commonDenominator(first, second);
  const done = first.add(second);
  if (done.gte(1) || underOf(first) === underOf(second) || under > 40) return left(random, difficulty);
  const pieces = (part: Fraction) => (overOf(part) * under) / underOf(part);
  const [one, two] = [pieces(first), pieces(second)];
  const rest = under - one - two;
  return {
    prompt: [
      say(
        `${name} ${does} $${first.toFraction()}$ ${what} on Saturday and $${second.toFraction()}$ on Sunday. What fraction ${what.replace(' a ', ' the ')} is left to do? Write your answer as a fraction.`,
      ),
    ],
    answer: fractionAnswer(new Fraction(rest, under), [
      [done, 'This is the part that is done. Subtract it from 1.'],
      [
        new Fraction(1).sub(new Fraction(overOf(first) + overOf(second), underOf(first) + underOf(second))),
        `You added the denominators too. Write both fractions over ${under} before you add.`,
      ],
      [new Fraction(1).sub(first), 'This is left after Saturday. Subtract the part done on Sunday too.'],
      [new Fraction(1).sub(second), 'You left out Saturday. Subtract both parts.'],
      [
        new Fraction(1).sub(first).mul(new Fraction(1).sub(second)),
        `You took $${second.toFraction()}$ of what was left. It is $${second.toFraction()}$ of the whole.`,
      ],
    ]),
    solution: [
      step(
        `Write both parts over ${under} and add them.`,
        `${first.toFraction()} + ${second.toFraction()} = ${one}/${under} + ${two}/${under} = ${one + two}/${under}`,
      ),
      {
        text: `The whole is $${under}/${under}$.`,
        show: picture({
          kind: 'bar-model',
          text: `A bar of ${under} equal pieces: ${one} on Saturday, ${two} on Sunday, ${rest} left.`,
          bars: [
            {
              parts: [
                { size: one, label: `${one}/${under}`, marked: true },
                { size: two, label: `${two}/${under}`, marked: true },
                { size: rest, label: `${rest}/${under}` },
              ],
            },
          ],
        }),
      },
      step('Subtract what is done.', `${under}/${under} - ${one + two}/${under} = ${rest}/${under}`),
      ...tidied(rest, under),
    ],
  };
};

const INGREDIENTS = ['flour', 'milk', 'rice', 'lentils'] as const;

/** A recipe for other people than it was written for. */
export const recipe: Make = (random, difficulty) => {
  const cups = drawProper(random, 2, 4).add(randomInteger(random, 1, 3));
  const written = randomInteger(random, 3, 6);
  const guests = other(random, 2, 10, written, 2 * written);
  const [over, under] = [overOf(cups), underOf(cups)];
  const value = cups.mul(guests).div(written);
  if (value.equals(1)) return recipe(random, difficulty);
  const what = pick(random, INGREDIENTS);
  return {
    prompt: [
      say(
        `A recipe for ${written} people needs $${mixed(cups)}$ cups of ${what}. How many cups are needed for ${guests} people? ${FORM}`,
      ),
    ],
    answer: fractionAnswer(value, [
      [
        cups.mul(guests),
        `$${mixed(cups)}$ cups are for ${written} people, not for one. Divide by ${written} first.`,
      ],
      [cups.div(written), `This is what one person needs. Multiply it by ${guests}.`],
      [
        cups.add(guests - written),
        `You ${guests > written ? 'added' : 'took away'} one cup for each person ${guests > written ? 'more' : 'fewer'}. Find out what one person needs instead.`,
      ],
      [
        cups.mul(written).div(guests),
        `You swapped ${written} and ${guests}: divide by ${written} and multiply by ${guests}.`,
      ],
    ]),
    solution: [
      ...asFractions(cups),
      step(
        `One person needs this divided by ${written}.`,
        `${over}/${under} -: ${written} = ${over}/(${under} xx ${written}) = ${over}/${under * written}`,
      ),
      step(
        `Multiply it by ${guests}.`,
        `${over}/${under * written} xx ${guests} = (${over} xx ${guests})/${under * written} = ${over * guests}/${under * written}`,
      ),
      ...tidied(over * guests, under * written),
    ],
  };
};

const SUPPLIES = [
  ['a sack of rice', 'cooks'],
  ['a ball of yarn', 'knits with'],
  ['a tank of fuel', 'uses'],
] as const;

/** A part, and then a part of what that leaves. */
export const leftOfLeft: Make = (random, difficulty) => {
  const [name = ''] = people(random, 1);
  const [supply, uses] = pick(random, SUPPLIES);
  const [first, second] = [drawProper(random, 3, 8), drawProper(random, 3, 8)];
  const [kept, keptOfThat] = [new Fraction(1).sub(first), new Fraction(1).sub(second)];
  if (first.equals(second) || first.equals(keptOfThat)) return leftOfLeft(random, difficulty);
  const [over, under] = [overOf(kept) * overOf(keptOfThat), underOf(kept) * underOf(keptOfThat)];
  return {
    prompt: [
      say(
        `${name} has ${supply}, ${uses} $${first.toFraction()}$ of it in March and $${second.toFraction()}$ of the remainder in April. What fraction of the whole is left? Write your answer as a fraction.`,
      ),
    ],
    answer: fractionAnswer(new Fraction(over, under), [
      [
        kept.sub(second),
        `You subtracted $${second.toFraction()}$ of the whole. In April it is $${second.toFraction()}$ of the remainder.`,
      ],
      [kept.mul(second), 'This is what was used in April. Subtract it from what was left after March.'],
      [first.mul(second), 'You multiplied the parts that were used. Multiply the parts that are left.'],
      [
        new Fraction(1).sub(new Fraction(over, under)),
        'This is the part that was used. Subtract it from 1 to find what is left.',
      ],
      [kept, 'This is left after March. April comes next.'],
    ]),
    solution: [
      step('This is left after March.', `1 - ${first.toFraction()} = ${kept.toFraction()}`),
      step(
        `In April $${second.toFraction()}$ of that is used, so this part of it is left.`,
        `1 - ${second.toFraction()} = ${keptOfThat.toFraction()}`,
      ),
      step(
        'A part of a part is a product.',
        `${keptOfThat.toFraction()} xx ${kept.toFraction()} = ${over}/${under}`,
      ),
      ...tidied(over, under),
    ],
  };
};

/** How many glasses a jug fills. */
export const glasses: Make = (random, difficulty) => {
  const glass = drawProper(random, 4, 8);
  const count = randomInteger(random, 4, 12);
  const jug = glass.mul(count);
  if (overOf(glass) === 1 || overOf(glass) === count || underOf(jug) === 1)
    return glasses(random, difficulty);
  const [c, d] = [overOf(glass), underOf(glass)];
  const [a, b] = [overOf(jug), underOf(jug)];
  return {
    prompt: [
      say(
        `A jug holds $${mixed(jug)}$ liters, and a glass holds $${glass.toFraction()}$ liter. How many glasses does the jug fill?`,
      ),
    ],
    answer: fractionAnswer(new Fraction(count), [
      [new Fraction(count * c), `This is how many glasses of $1/${d}$ liter it fills. Divide by ${c}.`],
      [
        jug.mul(glass),
        `You multiplied. Ask how many times $${glass.toFraction()}$ fits into $${mixed(jug)}$: divide.`,
      ],
      [jug.sub(glass), 'You subtracted. That is what is left after one glass.'],
    ]),
    solution: [
      ...asFractions(jug),
      step(
        `How many times does $${glass.toFraction()}$ fit? Divide: multiply by $${d}/${c}$.`,
        `${a}/${b} -: ${c}/${d} = ${a}/${b} xx ${d}/${c}`,
      ),
      step('Multiply.', `(${a} xx ${d})/(${b} xx ${c}) = ${a * d}/${b * c} = ${count}`),
    ],
  };
};
