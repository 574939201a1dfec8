import {
  added,
  ask,
  bracketed,
  defineSkill,
  nearly,
  numberAnswer,
  quotient,
  solved,
  step,
  sum,
  wrong,
  type Draw,
  type ExerciseDifficulty,
  type Make,
  type Question,
} from '../builder';
import { lesson } from './lesson';

const story: Make = (draw, difficulty) => draw.pick([fee, candle, twice, riddle])(draw, difficulty);

/** A fixed amount and one for each: b + ax = c. */
function fee(draw: Draw, difficulty: ExerciseDifficulty): Question {
  const [name = ''] = draw.people(1);
  const [fixed, each] = [draw.integer(3, 15), draw.integer(2, difficulty > 2 ? 14 : 6)];
  const hours = draw.other(3, 12, each);
  const all = fixed + each * hours;
  return {
    prompt: ask`Renting a boat costs ${fixed} dollars plus ${each} dollars for each hour. ${name} pays ${all} dollars. How many hours did ${name} rent it?`,
    answer: numberAnswer(hours, [
      wrong`${quotient(all, each)} | You left out the ${fixed} dollars that are paid once. Subtract them first.`,
      wrong`${quotient(all + fixed, each)} | You added the ${fixed} dollars. They are part of ${all}, so subtract them.`,
      wrong`${all - fixed} | This is the money for the hours. Each hour costs ${each}, so divide.`,
      ...nearly(hours),
    ]),
    solution: [
      step`Let $x$ be the number of hours. | ${each}x + ${fixed} = ${all}`,
      step`Subtract ${fixed} from both sides. | ${each}x = ${all - fixed}`,
      step`Divide both sides by ${each}. | x = ${hours}`,
    ],
  };
}

/** Something decreases: b − ax = c. */
function candle(draw: Draw): Question {
  const perHour = draw.integer(2, 4);
  const hours = draw.other(3, 8, perHour);
  const left = draw.other(3, 12, perHour, hours);
  const start = left + perHour * hours;
  return {
    prompt: ask`A candle is ${start} centimeters long. Each hour it gets ${perHour} centimeters shorter. After how many hours is it ${left} centimeters long?`,
    answer: numberAnswer(hours, [
      wrong`${quotient(start + left, perHour)} | You added. The candle burns from ${start} centimeters down to ${left}, so subtract.`,
      wrong`${start - left} | This is how many centimeters have burned. Each hour, ${perHour} burn, so divide.`,
      wrong`${quotient(left, perHour)} | After that time, ${left} centimeters have burned. The question asks when ${left} centimeters are left.`,
      ...nearly(hours),
    ]),
    solution: [
      step`Let $x$ be the number of hours. | ${start} - ${perHour}x = ${left}`,
      step`Subtract ${start} from both sides. | -${perHour}x = ${left - start}`,
      step`Divide both sides by $-${perHour}$. | x = ${hours}`,
    ],
  };
}

function twice(draw: Draw): Question {
  const [first = '', second = ''] = draw.people(2);
  const times = draw.integer(2, 4);
  const stamps = draw.other(5, 14, times);
  const more = draw.other(2, 9, times, stamps);
  const total = times * stamps + more;
  return {
    prompt: ask`${first} has ${total} stamps. That is ${more} more than ${times} times as many as ${second} has. How many stamps does ${second} have?`,
    answer: numberAnswer(stamps, [
      wrong`${quotient(total + more, times)} | You added ${more}. ${first} has ${more} more, so subtract it from ${total}.`,
      wrong`${total - more} | This is ${times} times what ${second} has. Divide by ${times}.`,
      wrong`${times * total + more} | You gave ${second} more stamps. ${first} has more, so work backward from ${total}.`,
      ...nearly(stamps),
    ]),
    solution: [
      step`Let $x$ be the number of stamps that ${second} has. | ${times}x + ${more} = ${total}`,
      step`Subtract ${more} from both sides. | ${times}x = ${total - more}`,
      step`Divide both sides by ${times}. | x = ${stamps}`,
    ],
  };
}

function riddle(draw: Draw): Question {
  const [name = ''] = draw.people(1);
  const [times, more] = [draw.integer(2, 9), draw.integer(2, 15)];
  const x = draw.other(2, 12, times, more);
  const result = times * x + more;
  return {
    prompt: ask`${name} thinks of a number, multiplies it by ${times} and adds ${more}. The result is ${result}. What is the number?`,
    answer: numberAnswer(x, [
      wrong`${quotient(result + more, times)} | You added ${more} again. To undo it, subtract ${more}.`,
      wrong`${result - more} | This is the number after it was multiplied. Divide it by ${times}.`,
      wrong`${quotient(result, times)} | You left out the ${more} that was added. Subtract it first.`,
      wrong`${result * times + more} | You did the same steps again. Undo them in the opposite order.`,
      ...nearly(x),
    ]),
    solution: [
      step`Let $x$ be the number. | ${times}x + ${more} = ${result}`,
      step`Subtract ${more} from both sides. | ${times}x = ${result - more}`,
      step`Divide both sides by ${times}. | x = ${x}`,
    ],
  };
}

/** a(x + b) = c. */
const bracketsTimes: Make = (draw, difficulty) => {
  const a = draw.integer(2, 8) * (difficulty > 3 ? -1 : 1);
  const b = draw.signed(2, 9);
  const x = draw.signed(2, 12);
  const inside = x + b;
  if (Math.abs(inside) < 2) return bracketsTimes(draw, difficulty);
  const c = a * inside;
  const undo = b > 0 ? `subtract ${b} from` : `add ${-b} to`;
  return solved(`${a}(${sum([1, 'x'], [b, ''])}) = ${c}`, {
    x,
    mistakes: [
      wrong`${quotient(c - b, a)} | You multiplied only $x$ by $${a}$. The factor multiplies everything in the parentheses.`,
      wrong`${inside} | This is the value of the parentheses. Now ${undo} both sides.`,
      wrong`${inside + b} | To undo $${added(b)}$, ${undo} both sides. You did the same thing again.`,
      wrong`${c - a - b} | You subtracted $${a}$. In front of parentheses it multiplies, so divide.`,
    ],
    solution: [
      step`The multiplication was done last. Divide both sides by $${a}$. | ${sum([1, 'x'], [b, ''])} = ${inside}`,
      step`Then ${undo} both sides. | x = ${x}`,
      step`Check: $${a} xx (${sum([x, ''], [b, ''])}) = ${a} xx ${bracketed(inside)} = ${c}$.`,
    ],
  });
};

/** (ax + b)/c = d: three things to undo, with signs. */
const bracketsDivided: Make = (draw) => {
  const [a, c] = [draw.signed(2, 6), draw.integer(3, 9)];
  const [x, d] = [draw.signed(2, 9), draw.signed(2, 9)];
  const b = c * d - a * x;
  if (Math.abs(b) < 2 || Math.abs(b) > 40) return bracketsDivided(draw, 5);
  const undo = b > 0 ? `subtract ${b} from` : `add ${-b} to`;
  const top = a < 0 && b > 0 ? sum([b, ''], [a, 'x']) : sum([a, 'x'], [b, '']);
  return solved(`(${top})/${c} = ${d}`, {
    x,
    mistakes: [
      wrong`${quotient(d - b, a)} | You left out the denominator. Multiply both sides by ${c} first.`,
      wrong`${quotient(c * (d - b), a)} | You undid $${b}$ first. The whole numerator was divided by ${c}, even $${b}$: multiply first.`,
      wrong`${quotient(d - b * c, a * c)} | You divided by ${c} again. The bar means divide, so multiply to undo it.`,
      wrong`${quotient(c * d + b, a)} | To undo $${added(b)}$, ${undo} both sides. You did the same thing again.`,
      wrong`${c * d - b} | This is $${sum([a, 'x'])}$. Divide it by $${a}$.`,
    ],
    solution: [
      step`The division was done last. Multiply both sides by ${c}. | ${top} = ${c * d}`,
      step`Then ${undo} both sides. | ${sum([a, 'x'])} = ${c * d - b}`,
      step`Divide both sides by $${a}$. | x = ${x}`,
      step`Check: the numerator is $${sum([a * x, ''], [b, ''])} = ${c * d}$, and $${c * d} -: ${c} = ${d}$.`,
    ],
  });
};

/** ax + b = c; with minus signs from difficulty 2, with a negative factor from difficulty 3 on. */
const multiplied: Make = (draw, difficulty) => {
  const a = draw.integer(2, 9) * (difficulty >= 3 && draw.chance(0.6) ? -1 : 1);
  const b = difficulty === 1 ? draw.integer(2, 12) : draw.signed(2, 15);
  const x = difficulty < 3 ? draw.other(2, 9, a) : draw.signed(2, 11);
  const c = a * x + b;
  const undo = b > 0 ? `subtract ${b} from` : `add ${-b} to`;
  // A negative term is easier to read second: "7 - 2x".
  const rest = sum([a, 'x']);
  const left = a < 0 && b > 0 ? sum([b, ''], [a, 'x']) : sum([a, 'x'], [b, '']);
  return solved(`${left} = ${c}`, {
    x,
    mistakes: [
      wrong`${quotient(c + b, a)} | To undo $${added(b)}$, ${undo} both sides. You did the same thing again.`,
      wrong`${c - b} | This is $${rest}$. Divide it by $${a}$ to get one $x$.`,
      wrong`${c - b - a} | You subtracted $${a}$. $${rest}$ is $${a}$ times $x$, so divide.`,
      wrong`${quotient(c, a)} | You left out $${b}$. It is still there: ${undo} both sides first.`,
      wrong`${quotient(c - a * b, a)} | You divided first, but not everything. If you divide, $${b}$ must be divided too.`,
    ],
    solution: [
      step`Undo the last thing done to $x$ first: ${undo} both sides. | ${rest} = ${c - b}`,
      step`Then divide both sides by $${a}$. | x = ${bracketed(c - b)}/${bracketed(a)} = ${x}`,
      step`Check: $${a} xx ${bracketed(x)} ${added(b)} = ${c}$.`,
    ],
  });
};

/** x/a + b = c. */
const divided: Make = (draw, difficulty) => {
  const a = draw.integer(2, 8);
  const part = difficulty < 3 ? draw.other(2, 9, a) : draw.signed(2, 9);
  const b = draw.signed(2, 12);
  const [x, c] = [a * part, part + b];
  const undo = b > 0 ? `subtract ${b} from` : `add ${-b} to`;
  return solved(`${sum([1, `x/${a}`], [b, ''])} = ${c}`, {
    x,
    mistakes: [
      wrong`${(c + b) * a} | To undo $${added(b)}$, ${undo} both sides. You did the same thing again.`,
      wrong`${part} | This is $x/${a}$. Multiply it by ${a} to get $x$.`,
      wrong`${c * a - b} | You multiplied first, but not everything. $${b}$ must be multiplied too.`,
      wrong`${quotient(part, a)} | You divided by ${a} again. The bar means divide, so multiply to undo it.`,
    ],
    solution: [
      step`Undo the last thing done to $x$ first: ${undo} both sides. | x/${a} = ${part}`,
      step`Then multiply both sides by ${a}. | x = ${part} xx ${a} = ${x}`,
      step`Check: $${x} -: ${a} ${added(b)} = ${c}$.`,
    ],
  });
};

export const skill = defineSkill(lesson, {
  1: [multiplied, story],
  2: [multiplied, divided, story],
  3: [multiplied, divided, bracketsTimes],
  4: [multiplied, bracketsTimes, story],
  5: [bracketsDivided],
});
