import {
  ask,
  defineSkill,
  Fraction,
  picture,
  say,
  step,
  wrong,
  type Make,
  type Question,
  type Mistakes,
} from '../builder';
import { lesson } from './lesson';
import {
  asFractions,
  commonDenominator,
  drawProper,
  FORM,
  fractionAnswer,
  mixed,
  mixedSum,
  overOf,
  sameDenominator,
  sumOf,
  tidied,
  underOf,
  unlikeDenominators,
  workOut,
} from './sums';

function productOf(left: Fraction, right: Fraction): Question {
  const [a, b, c, d] = [overOf(left), underOf(left), overOf(right), underOf(right)];
  return {
    prompt: workOut(`${mixed(left)} xx ${mixed(right)}`),
    answer: fractionAnswer(left.mul(right), [
      ...separately(left, right, (one, other) => one.mul(other), 'multiplied'),
      wrong`${left.div(right)} | You divided. Multiply the numerators, and multiply the denominators instead.`,
      wrong`${new Fraction(a * c, b === d ? b : b + d)} | The numerator is right. Multiply the denominators as well.`,
      wrong`${left.add(right)} | You added. The sign asks you to multiply.`,
      wrong`${new Fraction(a * d * b * c, b * d)} | You kept a common denominator, as if you were adding. Multiply the denominators as well.`,
    ]),
    solution: [
      ...asFractions(left, right),
      step`Multiply the numerators, and multiply the denominators. | ${left.toFraction()} xx ${right.toFraction()} = (${a} xx ${c})/(${b} xx ${d}) = ${a * c}/${b * d}`,
      ...tidied(a * c, b * d),
    ],
  };
}

function quotientOf(left: Fraction, right: Fraction): Question {
  const [a, b, c, d] = [overOf(left), underOf(left), overOf(right), underOf(right)];
  const turned = `${d}/${c}`;
  return {
    prompt: workOut(`${mixed(left)} -: ${mixed(right)}`),
    answer: fractionAnswer(left.div(right), [
      ...separately(left, right, (one, other) => one.div(other), 'divided'),
      wrong`${left.mul(right)} | You multiplied. To divide by $${right.toFraction()}$, multiply by its reciprocal, $${turned}$.`,
      wrong`${right.div(left)} | You flipped the first fraction. Flip the second one, $${right.toFraction()}$, instead.`,
      wrong`${left.mul(d)} | You multiplied by ${d}. Now divide by ${c} too.`,
      wrong`${left.div(c)} | You divided by ${c}. Now multiply by ${d} too.`,
    ]),
    solution: [
      ...asFractions(left, right),
      step`Dividing by $${right.toFraction()}$ is the same as multiplying by $${turned}$. | ${left.toFraction()} -: ${right.toFraction()} = ${left.toFraction()} xx ${turned}`,
      step`Multiply the numerators, and multiply the denominators. | (${a} xx ${d})/(${b} xx ${c}) = ${a * d}/${b * c}`,
      ...tidied(a * d, b * c),
    ],
  };
}

/** Wholes and fractions treated separately, which works for sums only. */
function separately(
  left: Fraction,
  right: Fraction,
  apply: (one: Fraction, other: Fraction) => Fraction,
  done: string,
): Mistakes {
  const [one, other] = [left.floor(), right.floor()];
  const parts = [left.sub(one), right.sub(other)] as const;
  if ([one, other, ...parts].some((part) => part.equals(0))) return [];
  return [
    wrong`${apply(one, other).add(apply(...parts))} | You ${done} the whole numbers and the fractions separately. That works only for sums: write both as fractions first.`,
  ];
}

const wholeTimes: Make = (draw, difficulty) => {
  const whole = draw.integer(2, 6);
  const part = drawProper(draw, 3, 9);
  const [over, under] = [overOf(part), underOf(part)];
  if (whole === under) return wholeTimes(draw, difficulty);
  return {
    prompt: workOut(`${whole} xx ${over}/${under}`),
    answer: fractionAnswer(part.mul(whole), [
      wrong`${part.div(whole)} | You multiplied the denominator by ${whole}. That makes the pieces smaller. There are ${whole} times as many: multiply the numerator.`,
      wrong`${part} | You multiplied the numerator and the denominator by ${whole}. That gives the same fraction as before: multiply the numerator only.`,
      wrong`${part.add(whole)} | You added ${whole}. The sign asks you to multiply.`,
      wrong`${new Fraction(whole + over, under)} | You added ${whole} to the numerator. Multiply it by ${whole}.`,
    ]),
    solution: [
      step`Take $${over}/${under}$ not once but ${whole} times: there are ${whole} times as many pieces of the same size. | ${whole} xx ${over}/${under} = (${whole} xx ${over})/${under} = ${whole * over}/${under}`,
      ...tidied(whole * over, under),
    ],
  };
};

const product: Make = (draw, difficulty) => {
  const [left, right] = [drawProper(draw, 2, 9), drawProper(draw, 3, 9)];
  return left.equals(right) ? product(draw, difficulty) : productOf(left, right);
};

const quotient: Make = (draw, difficulty) => {
  const [left, right] = [drawProper(draw, 2, 9), drawProper(draw, 3, 9)];
  return left.equals(right) ? quotient(draw, difficulty) : quotientOf(left, right);
};

const mixedProduct: Make = (draw, difficulty) => {
  const left = drawProper(draw, 2, 5).add(draw.integer(1, 3));
  const right = drawProper(draw, 2, 6).add(difficulty === 4 ? 0 : draw.integer(1, 2));
  return left.equals(right) ? mixedProduct(draw, difficulty) : productOf(left, right);
};

const mixedQuotient: Make = (draw, difficulty) => {
  const left = drawProper(draw, 2, 6).add(draw.integer(1, 4));
  const right = drawProper(draw, 2, 6).add(difficulty === 4 ? 0 : draw.integer(1, 2));
  return left.equals(right) ? mixedQuotient(draw, difficulty) : quotientOf(left, right);
};

const POURED = [
  ['drinks', 'liter of water', 'liters of water'],
  ['walks', 'mile', 'miles'],
  ['paints', 'square meter of a wall', 'square meters'],
] as const;

/** Two amounts with one denominator. */
const together: Make = (draw) => {
  const [name = ''] = draw.people(1);
  const [does, one, many] = draw.pick(POURED);
  const under = draw.pick([5, 7, 8, 9, 10]);
  const [morning, evening] = [drawProper(draw, under, under), drawProper(draw, under, under)];
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
const left: Make = (draw, difficulty) => {
  const [name = ''] = draw.people(1);
  const [does, what] = draw.pick(JOBS);
  const [first, second] = [drawProper(draw, 3, 8), drawProper(draw, 3, 8)];
  const under = commonDenominator(first, second);
  const done = first.add(second);
  if (done.gte(1) || underOf(first) === underOf(second) || under > 40) return left(draw, difficulty);
  const pieces = (part: Fraction) => (overOf(part) * under) / underOf(part);
  const [one, two] = [pieces(first), pieces(second)];
  const rest = under - one - two;
  return {
    prompt: ask`${name} ${does} $${first.toFraction()}$ ${what} on Saturday and $${second.toFraction()}$ on Sunday. What fraction ${what.replace(' a ', ' the ')} is left to do? Write your answer as a fraction.`,
    answer: fractionAnswer(new Fraction(rest, under), [
      wrong`${done} | This is the part that is done. Subtract it from 1.`,
      wrong`${new Fraction(1).sub(new Fraction(overOf(first) + overOf(second), underOf(first) + underOf(second)))} | You added the denominators too. Write both fractions with a denominator of ${under} before you add.`,
      wrong`${new Fraction(1).sub(first)} | This is left after Saturday. Subtract the part done on Sunday too.`,
      wrong`${new Fraction(1).sub(second)} | You left out Saturday. Subtract both parts.`,
      wrong`${new Fraction(1).sub(first).mul(new Fraction(1).sub(second))} | You used $${second.toFraction()}$ of what was left. Subtract $${second.toFraction()}$ of the whole instead.`,
    ]),
    solution: [
      step`Write both fractions with a denominator of ${under}, and add them. | ${first.toFraction()} + ${second.toFraction()} = ${one}/${under} + ${two}/${under} = ${one + two}/${under}`,
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
      step`Subtract what is done. | ${under}/${under} - ${one + two}/${under} = ${rest}/${under}`,
      ...tidied(rest, under),
    ],
  };
};

const INGREDIENTS = ['flour', 'milk', 'rice', 'lentils'] as const;

/** A recipe for a different number of people. */
const recipe: Make = (draw, difficulty) => {
  const cups = drawProper(draw, 2, 4).add(draw.integer(1, 3));
  const written = draw.integer(3, 6);
  const guests = draw.other(2, 10, written, 2 * written);
  const [over, under] = [overOf(cups), underOf(cups)];
  const value = cups.mul(guests).div(written);
  if (value.equals(1)) return recipe(draw, difficulty);
  const what = draw.pick(INGREDIENTS);
  return {
    prompt: ask`A recipe for ${written} people needs $${mixed(cups)}$ cups of ${what}. How many cups are needed for ${guests} people? ${FORM}`,
    answer: fractionAnswer(value, [
      wrong`${cups.mul(guests)} | $${mixed(cups)}$ cups are for ${written} people, not for one. Divide by ${written} first.`,
      wrong`${cups.div(written)} | This is what one person needs. Multiply it by ${guests}.`,
      wrong`${cups.add(guests - written)} | You ${guests > written ? 'added one cup for each additional person' : 'subtracted one cup for each person fewer'}. Find out what one person needs instead.`,
      wrong`${cups.mul(written).div(guests)} | You swapped ${written} and ${guests}: divide by ${written} and multiply by ${guests}.`,
    ]),
    solution: [
      ...asFractions(cups),
      step`Divide by ${written} to find what one person needs. | ${over}/${under} -: ${written} = ${over}/(${under} xx ${written}) = ${over}/${under * written}`,
      step`Multiply it by ${guests}. | ${over}/${under * written} xx ${guests} = (${over} xx ${guests})/${under * written} = ${over * guests}/${under * written}`,
      ...tidied(over * guests, under * written),
    ],
  };
};

const SUPPLIES = [
  ['a sack of rice', 'cooks'],
  ['a ball of yarn', 'knits with'],
  ['a tank of fuel', 'uses'],
] as const;

/** A part, and then a part of the remainder. */
const leftOfLeft: Make = (draw, difficulty) => {
  const [name = ''] = draw.people(1);
  const [supply, uses] = draw.pick(SUPPLIES);
  const [first, second] = [drawProper(draw, 3, 8), drawProper(draw, 3, 8)];
  const [kept, restOfThat] = [new Fraction(1).sub(first), new Fraction(1).sub(second)];
  if (first.equals(second) || first.equals(restOfThat)) return leftOfLeft(draw, difficulty);
  const [over, under] = [overOf(kept) * overOf(restOfThat), underOf(kept) * underOf(restOfThat)];
  return {
    prompt: ask`${name} has ${supply} and ${uses} $${first.toFraction()}$ of it in March and $${second.toFraction()}$ of the remainder in April. What fraction of the whole is left? Write your answer as a fraction.`,
    answer: fractionAnswer(new Fraction(over, under), [
      wrong`${kept.sub(second)} | You subtracted $${second.toFraction()}$ of the whole. Subtract $${second.toFraction()}$ of the remainder instead.`,
      wrong`${kept.mul(second)} | This is what was used in April. Subtract it from what was left after March.`,
      wrong`${first.mul(second)} | You multiplied the parts that were used. Multiply the parts that are left.`,
      wrong`${new Fraction(1).sub(new Fraction(over, under))} | This is the part that was used. Subtract it from 1 to find what is left.`,
      wrong`${kept} | This is left after March. Subtract what was used in April too.`,
    ]),
    solution: [
      step`This is left after March. | 1 - ${first.toFraction()} = ${kept.toFraction()}`,
      step`In April $${second.toFraction()}$ of that is used, so this part of it is left. | 1 - ${second.toFraction()} = ${restOfThat.toFraction()}`,
      step`A part of a part is a product. | ${restOfThat.toFraction()} xx ${kept.toFraction()} = ${over}/${under}`,
      ...tidied(over, under),
    ],
  };
};

/** How many glasses a jug fills. */
const glasses: Make = (draw, difficulty) => {
  const glass = drawProper(draw, 4, 8);
  const count = draw.integer(4, 12);
  const jug = glass.mul(count);
  if (overOf(glass) === 1 || overOf(glass) === count || underOf(jug) === 1) return glasses(draw, difficulty);
  const [c, d] = [overOf(glass), underOf(glass)];
  const [a, b] = [overOf(jug), underOf(jug)];
  return {
    prompt: ask`A jug holds $${mixed(jug)}$ liters, and a glass holds $${glass.toFraction()}$ liter. How many glasses does the jug fill?`,
    answer: fractionAnswer(new Fraction(count), [
      wrong`${new Fraction(count * c)} | This is how many glasses of $1/${d}$ liter it fills. Divide by ${c}.`,
      wrong`${jug.mul(glass)} | You multiplied. Find how many times $${glass.toFraction()}$ fits into $${mixed(jug)}$, so divide.`,
      wrong`${jug.sub(glass)} | You subtracted, as if you filled only one glass. Divide to find how many glasses it fills.`,
    ]),
    solution: [
      ...asFractions(jug),
      step`How many times does $${glass.toFraction()}$ fit? Divide: multiply by $${d}/${c}$. | ${a}/${b} -: ${c}/${d} = ${a}/${b} xx ${d}/${c}`,
      step`Multiply. | (${a} xx ${d})/(${b} xx ${c}) = ${a * d}/${b * c} = ${count}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [sameDenominator, wholeTimes, together],
  2: [unlikeDenominators, product],
  3: [unlikeDenominators, quotient, left],
  4: [mixedSum, mixedProduct, glasses],
  5: [mixedQuotient, recipe, leftOfLeft],
});
