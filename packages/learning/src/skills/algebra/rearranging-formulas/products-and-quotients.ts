import { formula, nearly, numberAnswer, quotient, say, step, wrong, type Make } from '../builder';
import { chosen } from './rearranged';

/** What is a product, of what, and in words. */
const PRODUCTS = [
  ['d', 'v', 't', 'The distance $d$ of a trip is the speed $v$ times the time $t$.'],
  ['A', 'l', 'w', 'The area $A$ of a rectangle is its length $l$ times its width $w$.'],
  ['F', 'm', 'a', 'A force $F$ gives a mass $m$ an acceleration $a$.'],
  ['V', 'I', 'R', 'A voltage $V$ is the current $I$ times the resistance $R$.'],
  ['m', 'D', 'V', 'The mass $m$ of a stone is its density $D$ times its volume $V$.'],
  ['c', 'n', 'p', 'The cost $c$ is the number $n$ of tickets times the price $p$ of each.'],
  ['E', 'P', 't', 'The energy $E$ that a lamp uses is its power $P$ times the time $t$.'],
] as const;

/** d = vt, solved for v or t; or v = d/t, solved for d. */
export const product: Make = (draw) => {
  const [whole, one, another, story] = draw.pick(PRODUCTS);
  const [letter, factor] = draw.chance(0.5) ? [one, another] : [another, one];
  const right = `${whole}/${factor}`;
  return chosen({
    story,
    math: `${whole} = ${one} ${another}`,
    letter,
    right,
    mistakes: [
      wrong`${factor}/${whole} | This is upside down: $${whole}$ is the product, so divide $${whole}$ by $${factor}$.`,
      wrong`${whole} - ${factor} | $${letter}$ is multiplied by $${factor}$, not added to it. To undo it, divide.`,
      wrong`${whole} ${factor} | You multiplied again. To undo times $${factor}$, divide by $${factor}$.`,
    ],
    solution: [
      step`$${letter}$ is multiplied by $${factor}$. Divide both sides by $${factor}$.`,
      step`Only $${letter}$ is left on one side. | ${letter} = ${right}`,
    ],
  });
};

/** A number among the factors: what is multiplied by it, and in words. */
const SHARES = [
  ['A', 2, 'b', 'h', 'The area $A$ of a triangle is half of its base $b$ times its height $h$.'],
  ['V', 3, 'B', 'h', 'The volume $V$ of a pyramid is a third of its base area $B$ times its height $h$.'],
  ['A', 2, 'p', 'q', 'The area $A$ of a kite is half of the product of its diagonals $p$ and $q$.'],
] as const;

/** A = 1/2 b h, solved for b or h. */
export const share: Make = (draw) => {
  const [whole, parts, one, another, story] = draw.pick(SHARES);
  const [letter, factor] = draw.chance(0.5) ? [one, another] : [another, one];
  const right = `(${parts}${whole})/${factor}`;
  return chosen({
    story,
    math: `${whole} = 1/${parts} ${one} ${another}`,
    letter,
    right,
    mistakes: [
      wrong`${whole}/(${parts}${factor}) | You divided by ${parts}. To undo $1/${parts}$ of something, multiply by ${parts}.`,
      wrong`${parts}${whole} - ${factor} | $${letter}$ is multiplied by $${factor}$. To undo it, divide by $${factor}$.`,
      wrong`${factor}/(${parts}${whole}) | This is upside down: divide by $${factor}$, with $${parts}${whole}$ on top.`,
    ],
    solution: [
      step`Multiply both sides by ${parts}: the fraction disappears. | ${parts}${whole} = ${one} ${another}`,
      step`Divide both sides by $${factor}$. | ${letter} = ${right}`,
    ],
  });
};

/** The same, and then numbers are substituted. */
export const shareInNumbers: Make = (draw) => {
  const [whole, parts, one, another, story] = draw.pick(SHARES);
  const [letter, factor] = draw.chance(0.5) ? [one, another] : [another, one];
  const known = parts * draw.integer(2, 5);
  const value = draw.other(3, 12, known);
  const all = (known * value) / parts;
  return {
    prompt: [
      say(story),
      formula`${whole} = 1/${parts} ${one} ${another}`,
      say`Solve the formula for $${letter}$. Then find $${letter}$ for $${whole} = ${all}$ and $${factor} = ${known}$.`,
    ],
    answer: numberAnswer(value, [
      wrong`${quotient(all, known)} | You left out the ${parts}: this is $${whole}/${factor}$. Multiply it by ${parts}.`,
      wrong`${quotient(all, known * parts)} | You divided by ${parts}. To undo $1/${parts}$ of something, multiply by ${parts}.`,
      wrong`${quotient(all * known, parts)} | You substituted ${all} for $${letter}$. It is the value of $${whole}$.`,
      wrong`${parts * all - known} | $${letter}$ is multiplied by ${known}. To undo it, divide by ${known}.`,
      ...nearly(value),
    ]),
    solution: [
      step`Multiply both sides by ${parts}: the fraction disappears. | ${parts}${whole} = ${one} ${another}`,
      step`Divide both sides by $${factor}$. | ${letter} = (${parts}${whole})/${factor}`,
      step`Substitute the numbers. | ${letter} = (${parts} xx ${all})/${known} = ${parts * all}/${known} = ${value}`,
    ],
  };
};

/** v = d/t, solved for what is above or below the bar. */
const QUOTIENTS = [
  ['v', 'd', 't', 'The speed $v$ is the distance $d$ divided by the time $t$.'],
  ['p', 'F', 'A', 'The pressure $p$ is the force $F$ divided by the area $A$ it acts on.'],
  ['D', 'm', 'V', 'The density $D$ is the mass $m$ divided by the volume $V$.'],
  ['m', 's', 'n', 'The mean $m$ of $n$ numbers is their sum $s$ divided by $n$.'],
] as const;

export const fraction: Make = (draw) => {
  const [whole, over, under, story] = draw.pick(QUOTIENTS);
  const isOver = draw.chance(0.4);
  const [letter, right] = isOver ? [over, `${whole} ${under}`] : [under, `${over}/${whole}`];
  const [other1, other2] = isOver
    ? [`${whole}/${under}`, `${under}/${whole}`]
    : [`${whole}/${over}`, `${whole} ${over}`];
  return chosen({
    story,
    math: `${whole} = ${over}/${under}`,
    letter,
    right,
    mistakes: [
      wrong`${other1} | This does not follow from the formula. Test it with numbers: from $12/4 = 3$ it follows that $12 = 3 xx 4$ and $4 = 12/3$.`,
      wrong`${other2} | Multiply both sides by $${under}$ first: $${whole} ${under} = ${over}$.`,
      wrong`${isOver ? under : over} - ${whole} | This is a quotient, not a sum. Multiply both sides by $${under}$ first.`,
    ],
    solution: [
      step`Multiply both sides by $${under}$: the fraction disappears. | ${whole} ${under} = ${over}`,
      isOver
        ? step`So $${over}$ is alone. | ${letter} = ${right}`
        : step`Divide both sides by $${whole}$. | ${letter} = ${right}`,
    ],
  });
};
