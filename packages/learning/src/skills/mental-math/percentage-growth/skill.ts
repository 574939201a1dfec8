import {
  ask,
  commonDivisor,
  decimal,
  defineSkill,
  nearly,
  numberAnswer,
  quotient,
  step,
  wrong,
  type Make,
} from '../builder';
import { lesson } from './lesson';

/** Growth on growth: two years, at difficulty 5 three. */
const twoYears: Make = (draw, difficulty) => {
  const percent = draw.pick(difficulty === 3 ? [10, 20, 50] : [5, 10, 20, 30]);
  const count = difficulty === 5 ? 3 : 2;
  const unit = percent % 10 === 0 ? 100 : 400;
  const start = unit * draw.integer(2, 9) * (count === 3 ? 10 : 1);
  const factor = decimal(100 + percent, 100);
  const values = Array.from({ length: count + 1 }, (_, year) =>
    decimal(start * (100 + percent) ** year, 100 ** year),
  );
  // Bees are whole.
  if (values.some((after) => after.includes('.'))) return twoYears(draw, difficulty);
  const value = values[count] ?? '';
  const [who = ''] = draw.people(1);
  const years = count === 3 ? 'three' : 'two';
  return {
    prompt: ask(
      draw.pick([
        `A colony of ${start} bees grows by ${percent}% each month. How many bees are there after ${years} months?`,
        `A forum has ${start} members. Each month its membership grows by ${percent}%. How many members are there after ${years} months?`,
        // No account pays 50 percent.
        ...(percent <= 10
          ? [
              `${who} saves ${start} dollars at ${percent}% interest a year, which stays in the account. How many dollars are there after ${years} years?`,
            ]
          : []),
      ]),
    ),
    answer: numberAnswer(value, [
      wrong`${decimal(start * (100 + percent * count), 100)} | You added ${percent}% of ${start} each time. After the first time, the growth is a percentage of a larger number.`,
      wrong`${decimal(start * (100 + percent), 100)} | This is the value after one period. Multiply by ${factor} again.`,
      wrong`${decimal(Number(value) - start)} | This is only the increase. Add it to ${start}.`,
      wrong`${decimal(start + percent * count)} | ${percent}% is not ${percent}: it is ${percent} out of every 100.`,
      wrong`${decimal(Number(value) * 1.1)} | Your answer is too large. Multiply by the factor once for each period.`,
    ]),
    solution: [
      step`Find the growth factor. | 1 + ${decimal(percent, 100)} = ${factor}`,
      ...values
        .slice(1)
        .map((after, index) =>
          index === 0
            ? step`Find the value after the first period. | ${values[index] ?? ''} xx ${factor} = ${after}`
            : step`The next ${percent}% is of ${values[index] ?? ''}. | ${values[index] ?? ''} xx ${factor} = ${after}`,
        ),
    ],
  };
};

/** The rule of 72. */
const doubling: Make = (draw, difficulty) => {
  const percent = draw.pick(difficulty === 2 ? [2, 3, 4, 6, 8, 9] : [3, 4, 6, 8, 9, 12]);
  const times = difficulty === 2 ? 1 : draw.pick([1, 2]);
  const once = 72 / percent;
  const value = once * times;
  const start = draw.pick([500, 800, 1000, 1500, 3000]);
  const end = start * 2 ** times;
  return {
    prompt: ask`${start} dollars grow by ${percent}% a year, with compound interest. Use the rule of 72: after about how many years will there be ${end} dollars?`,
    answer: numberAnswer(value, [
      wrong`${decimal(Math.round((100 * (2 ** times - 1)) / percent))} | You added ${percent}% of ${start} each year. Compound interest grows faster, so use the rule of 72.`,
      wrong`${decimal(once * (times === 1 ? 2 : 1))} | ${times === 1 ? 'This is the time for doubling twice. The amount doubles only once.' : `This is the time for doubling once. ${end} is ${start} doubled twice.`}`,
      times === 1
        ? wrong`${once * 4} | Your answer is too large. Divide 72 by the percentage once.`
        : wrong`${once * 4} | You multiplied by 4. To become 4 times as large, the amount doubles twice.`,
      wrong`${72 * percent} | You multiplied. The faster it grows, the fewer years it takes, so divide.`,
      ...nearly(value),
    ]),
    solution: [
      step`How many times does it double? | ${times === 1 ? `${start} xx 2 = ${end}` : `${start} xx 2 xx 2 = ${end}`}`,
      step`Use the rule of 72: divide 72 by the percentage. | 72 -: ${percent} = ${once}`,
      times > 1 && step`The amount doubles twice, so multiply by 2. | 2 xx ${once} = ${value}`,
      step`Doubling is faster than with 100 divided by the percentage, because the interest earns interest too.`,
    ],
  };
};

/** 1.2 for an increase of 20%, 0.8 for a decrease of 20%. */
const factorOf = (change: number) => decimal(100 + change, 100);

const saying = (change: number) => `${change > 0 ? 'rises' : 'falls'} by ${Math.abs(change)}%`;

/** Two changes, one after the other: what is the total change in percent? */
const inAll: Make = (draw, difficulty) => {
  const sizes = difficulty === 3 ? ([10, 20, 50] as const) : ([10, 20, 25, 30, 40] as const);
  const first = draw.pick(sizes);
  const second = -draw.pick(sizes);
  const total = (100 + first) * (100 + second);
  const all = total / 100 - 100;
  if (all === 0) return inAll(draw, difficulty);
  const value = Math.abs(all);
  return {
    prompt: ask`A price ${saying(first)}, and then it ${saying(second)}. By what percentage has it ${all < 0 ? 'fallen' : 'risen'} in all?`,
    answer: numberAnswer(decimal(value), '%', [
      wrong`${Math.abs(first + second)} | You used $${first} - ${-second}$. The second change is a percentage of a different whole, so multiply the factors.`,
      wrong`${decimal(total, 100)} | This is the new value, as a percentage of the start. The question asks for the change.`,
      wrong`${first - second} | You added both percentages. One change is an increase and the other is a decrease, so multiply the factors.`,
      wrong`${decimal(Math.abs((first * second) / 100))} | This is ${-second}% of the ${first}%. It is only part of the change.`,
      wrong`${decimal(value + 10)} | Your answer is close. Multiply the factors again.`,
      wrong`${decimal(value + 5)} | Your answer is close. Multiply the factors again.`,
    ]),
    solution: [
      step`Start with 100, and find the value after the first change. | 100 xx ${factorOf(first)} = ${100 + first}`,
      step`The second change is a percentage of ${100 + first}. | ${100 + first} xx ${factorOf(second)} = ${decimal(total, 100)}`,
      step`Compare with 100. | ${all < 0 ? `100 - ${decimal(total, 100)} = ${decimal(value)}` : `${decimal(total, 100)} - 100 = ${decimal(value)}`}`,
    ],
  };
};

/** The value after the change is known. */
const backToStart: Make = (draw, difficulty) => {
  const change = draw.pick(difficulty === 4 ? [10, 20, 25, 50] : [-15, -10, -5, 5, 15, 30, 60]);
  const piece = commonDivisor(100 + change, 100);
  const parts = (100 + change) / piece;
  const value = (1000 / piece) * draw.integer(piece === 50 ? 15 : 3, piece > 10 ? 60 : 16);
  const now = (value * (100 + change)) / 100;
  const mistaken = decimal(now * (100 - change), 100);
  return {
    prompt: ask`A town has ${now} people now. This is ${Math.abs(change)}% ${change > 0 ? 'more' : 'less'} than ten years ago. How many people lived there then?`,
    answer: numberAnswer(value, [
      wrong`${mistaken} | You used ${Math.abs(change)}% of ${now}. It was ${Math.abs(change)}% of the old number, so divide by ${factorOf(change)}.`,
      wrong`${decimal(now * (100 + change), 100)} | You went forward again. Go back: divide by ${factorOf(change)}.`,
      wrong`${now - change} | You used ${Math.abs(change)} people. ${Math.abs(change)}% is ${Math.abs(change)} out of every 100, so divide by ${factorOf(change)}.`,
      wrong`${now / parts} | This is ${piece}% of the old number. 100% is ${100 / piece} times as much.`,
    ]),
    solution: [
      step`The old number is 100%. The number now is ${100 + change}% of it. | x xx ${factorOf(change)} = ${now}`,
      step`Find ${piece}%: divide by ${parts}. | ${now} -: ${parts} = ${now / parts}`,
      step`100% is ${100 / piece} times as much. | ${now / parts} xx ${100 / piece} = ${value}`,
      step`Check: $${value} xx ${factorOf(change)} = ${now}$.`,
    ],
  };
};

const RETURNS = [
  [-20, 25],
  [-50, 100],
  [25, -20],
  [100, -50],
  [-75, 300],
  [60, -37.5],
  [-60, 150],
  [-37.5, 60],
  [300, -75],
  [150, -60],
] as const;

/** Which change leads back to the start? */
const upAndBack: Make = (draw) => {
  const [there, back] = draw.pick(RETURNS);
  const start = draw.pick([40, 80, 120, 160, 200]);
  const middle = (start * (100 + there)) / 100;
  const value = Math.abs(back);
  const gap = Math.abs(middle - start);
  return {
    prompt: ask`A share of stock is worth ${start} dollars. Its value ${saying(there)}. By what percentage must it ${back > 0 ? 'rise' : 'fall'} to be worth ${start} dollars again?`,
    answer: numberAnswer(value, '%', [
      wrong`${Math.abs(there)} | ${Math.abs(there)}% of ${start} and ${Math.abs(there)}% of ${decimal(middle)} are not the same. The second change starts from ${decimal(middle)}.`,
      wrong`${decimal(gap)} | This is the change in dollars. Find what percentage of ${decimal(middle)} it is.`,
      wrong`${quotient(middle * 100, start)} | This is ${decimal(middle)} as a percentage of ${start}. The question asks for the change, starting from ${decimal(middle)}.`,
      wrong`${decimal(100 + back)} | You found the new value as a percentage of ${decimal(middle)}. Subtract 100% to find the change.`,
      wrong`${decimal(value + 5)} | Your answer is close. Start from ${decimal(middle)} to check it.`,
    ]),
    solution: [
      step`What is it worth after the first change? | ${start} xx ${factorOf(there)} = ${decimal(middle)}`,
      step`How large is the change back? | ${back > 0 ? `${start} - ${decimal(middle)} = ${decimal(gap)}` : `${decimal(middle)} - ${start} = ${decimal(gap)}`}`,
      step`Divide it by ${decimal(middle)}, where the change back starts. | ${decimal(gap)} -: ${decimal(middle)} = ${decimal(value, 100)}`,
      step`Write it as a percentage. | ${decimal(value, 100)} = ${value}%`,
    ],
  };
};

const THINGS = [
  (n: number, change: string) =>
    `A school has ${n} students. The number ${change}. How many students are there now?`,
  (n: number, change: string) => `A rent of ${n} dollars ${change}. How many dollars is the rent now?`,
  (n: number, change: string) =>
    `The area of a lake is ${n} hectares. It ${change}. How many hectares is it now?`,
] as const;

const once: Make = (draw, difficulty) => {
  const percent = draw.pick(difficulty === 1 ? [10, 20, 25, 50] : [5, 15, 30, 35, 40]);
  const rises = draw.chance(0.5);
  const start = (difficulty === 1 ? 20 : 60) * draw.other(3, 24, 5);
  const factor = rises ? 100 + percent : 100 - percent;
  const value = (start * factor) / 100;
  const change = (start * percent) / 100;
  const word = rises ? 'rises' : 'falls';
  return {
    prompt: ask(draw.pick(THINGS)(start, `${word} by ${percent}%`)),
    answer: numberAnswer(decimal(value), [
      wrong`${decimal(change)} | This is the change. Find the new value instead.`,
      wrong`${rises ? start + percent : start - percent} | ${percent}% is not ${percent}: it is ${percent} out of every 100.`,
      wrong`${decimal(rises ? start - change : start + change)} | It ${word}. Check the direction.`,
      wrong`${decimal(start * factor, 1000)} | Your decimal point is one place off. Compare your answer with ${start}.`,
      wrong`${decimal(value + start / 20)} | Work out ${percent}% again: 10% is ${decimal(start, 10)}.`,
    ]),
    solution: [
      step`Find the growth factor. | 1 ${rises ? '+' : '-'} ${decimal(percent, 100)} = ${decimal(factor, 100)}`,
      step`Or find ${percent}% of ${start} first. | ${start} xx ${decimal(percent, 100)} = ${decimal(change)}`,
      step`${rises ? 'Add the change.' : 'Subtract the change.'} | ${start} ${rises ? '+' : '-'} ${decimal(change)} = ${decimal(value)}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [once],
  2: [once, doubling],
  3: [twoYears, inAll, doubling],
  4: [twoYears, inAll, backToStart],
  5: [upAndBack, backToStart, twoYears],
});
