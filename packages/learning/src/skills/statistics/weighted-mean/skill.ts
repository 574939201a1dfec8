import {
  ask,
  defineSkill,
  nearly,
  numberAnswer,
  picture,
  say,
  step,
  tidy,
  total,
  wrong,
  type Make,
} from '../builder';
import { lesson } from './lesson';

const STORIES = [
  ['Group', 'People', 'Mean age', 'Find the mean age of all people together.'],
  ['Shop', 'Cakes', 'Dollars each', 'Find the mean price of a cake, in dollars.'],
  ['Truck', 'Boxes', 'Pounds each', 'Find the mean weight of a box, in pounds.'],
  ['Class', 'Students', 'Mean points', 'Find the mean number of points of all students together.'],
] as const;

/** Some groups, each with its size and its mean. */
const together: Make = (draw, difficulty) => {
  const groups = difficulty > 2 ? 3 : 2;
  const sizes = Array.from({ length: groups }, () => draw.integer(2, 4 + 4 * difficulty));
  const means = sizes.map(() => draw.integer(4, 10 + 8 * difficulty));
  const products = sizes.map((size, index) => size * (means[index] ?? 0));
  const [all, sum] = [total(sizes), total(products)];
  const value = sum / all;
  const plain = total(means) / groups;
  const isDull = new Set(sizes).size < groups || new Set(means).size < groups || value === plain;
  if (isDull || !Number.isInteger(difficulty > 3 ? 2 * value : value)) return together(draw, difficulty);
  const [group, things, measure, question] = draw.pick(STORIES);
  const rows = sizes.map((size, index) => [
    `${group} ${'ABC'[index] ?? ''}`,
    String(size),
    String(means[index]),
  ]);
  return {
    prompt: [
      say(question),
      picture({
        kind: 'table',
        text: `A table. ${rows.map(([name, size, mean]) => `${name}: ${things.toLowerCase()} ${size}, ${measure.toLowerCase()} ${mean}`).join('; ')}.`,
        head: [group, things, measure],
        rows,
      }),
    ],
    answer: numberAnswer(value, [
      wrong`${tidy(plain)} | You counted each group once. A larger group counts more, so multiply by its size.`,
      wrong`${tidy(sum / groups)} | You divided by the ${groups} rows. Divide by all ${all} ${things.toLowerCase()}.`,
      wrong`${tidy(all / groups)} | This is the mean of the second column. Use the values in the third column.`,
      wrong`${Math.max(...means)} | This is the mean of one group only. Combine all the groups.`,
      wrong`${sum} | This is the sum of all the values. Divide it by ${all}.`,
      ...nearly(value),
    ]),
    solution: [
      step`Find the sum of each group, and add the sums. | ${sizes.map((size, index) => `${size} xx ${means[index] ?? 0}`).join(' + ')} = ${sum}`,
      step`How many ${things.toLowerCase()} are there? | ${sizes.join(' + ')} = ${all}`,
      step`Divide. | ${sum}/${all} = ${value}`,
    ],
  };
};

/** The mean of all and of one group are known: find that of the other group. */
const otherGroup: Make = (draw) => {
  const [size, rest] = [draw.integer(4, 12), draw.integer(3, 12)];
  const [mean, value] = [draw.integer(15, 40), draw.integer(15, 60)];
  const all = size + rest;
  const overall = (size * mean + rest * value) / all;
  if (!Number.isInteger(overall) || size === rest || mean === value) return otherGroup(draw, 5);
  return {
    prompt: ask`${all} people have a mean age of ${overall} years. ${size} of them are women, with a mean age of ${mean} years. Find the mean age of the ${rest} men.`,
    answer: numberAnswer(value, [
      wrong`${2 * overall - mean} | You treated the two groups as equally large. Work with the sums of their ages.`,
      wrong`${all * overall - size * mean} | This is the sum of the men's ages. Divide it by ${rest}.`,
      wrong`${tidy((all * overall - size * mean) / all)} | You divided by all ${all} people. Divide by the ${rest} men.`,
      wrong`${overall} | This is the mean of all the people. The women have a different mean, so the men do too.`,
      ...nearly(value),
    ]),
    solution: [
      step`Find the sum of all the ages. | ${all} xx ${overall} = ${all * overall}`,
      step`Find the sum of the women's ages. | ${size} xx ${mean} = ${size * mean}`,
      step`Subtract to find the sum of the men's ages. | ${all * overall} - ${size * mean} = ${rest * value}`,
      step`Divide by ${rest}. | ${rest * value}/${rest} = ${value}`,
    ],
  };
};

const PARTS = [
  ['homework', 'the exam'],
  ['the project', 'the exam'],
  ['the oral part', 'the written part'],
] as const;

/** Two parts with percents as weights. */
const grade: Make = (draw, difficulty) => {
  const weight = draw.pick(difficulty < 3 ? [20, 40, 30] : [15, 35, 25, 45]);
  const [first, second] = [10 * draw.integer(4, 10), 10 * draw.integer(4, 10)];
  const rest = 100 - weight;
  if (Math.abs(first - second) < 20) return grade(draw, difficulty);
  const value = (weight * first + rest * second) / 100;
  const [name = ''] = draw.people(1);
  const [part, exam] = draw.pick(PARTS);
  return {
    prompt: ask`In a course, ${part} counts for ${weight} percent and ${exam} for ${rest} percent. ${name} has ${first} points for ${part} and ${second} points for ${exam}. Find the final grade.`,
    answer: numberAnswer(value, [
      wrong`${(first + second) / 2} | You treated the two parts as equal. Multiply each part by its weight.`,
      wrong`${(rest * first + weight * second) / 100} | You swapped the weights. Check which part counts more.`,
      wrong`${(weight * first) / 100} | This is what ${part} contributes. Add what ${exam} contributes.`,
      wrong`${first + second} | You added the points. Multiply each part by its percentage.`,
      ...nearly(value),
    ]),
    solution: [
      step`Multiply each part by its weight. | ${weight / 100} xx ${first} = ${(weight * first) / 100}, ${rest / 100} xx ${second} = ${(rest * second) / 100}`,
      step`The weights add up to 100 percent, so just add. | ${(weight * first) / 100} + ${(rest * second) / 100} = ${value}`,
      step`Check: it is between ${Math.min(first, second)} and ${Math.max(first, second)}, closer to ${second}.`,
    ],
  };
};

/** The exam result needed for a given final grade. */
const neededGrade: Make = (draw) => {
  const weight = draw.pick([20, 30, 40, 60]);
  const rest = 100 - weight;
  const [first, value] = [draw.integer(50, 90), draw.integer(55, 98)];
  const goal = (weight * first + rest * value) / 100;
  if (!Number.isInteger(goal) || Math.abs(first - value) < 6) return neededGrade(draw, 4);
  const [name = ''] = draw.people(1);
  const [part, exam] = draw.pick(PARTS);
  return {
    prompt: ask`In a course, ${part} counts for ${weight} percent and ${exam} for ${rest} percent. ${name} has ${first} points for ${part}. How many points are needed for ${exam} so that the final grade is ${goal}?`,
    answer: numberAnswer(value, [
      wrong`${2 * goal - first} | You treated the two parts as equal. Multiply each part by its weight.`,
      wrong`${goal} | You used the goal itself. With ${goal} points, the final grade would be between ${first} and ${goal}.`,
      wrong`${tidy(goal - (weight * first) / 100)} | This is ${rest} percent of what is needed. Divide to find the whole.`,
      wrong`${tidy((100 * goal - rest * first) / weight)} | You swapped the weights. Check which part counts more.`,
      ...nearly(value),
    ]),
    solution: [
      step`${part[0]?.toUpperCase() ?? ''}${part.slice(1)} contributes this much. | ${weight / 100} xx ${first} = ${(weight * first) / 100}`,
      step`The rest must come from ${exam}. | ${goal} - ${(weight * first) / 100} = ${tidy((rest * value) / 100)}`,
      step`This is ${rest} percent of those points, so divide. | ${tidy((rest * value) / 100)} -: ${rest / 100} = ${value}`,
    ],
  };
};

/** Nuts of two prices: how much of the second makes the mean price right? */
const mixture: Make = (draw) => {
  const [amount, price] = [draw.integer(2, 12), draw.integer(4, 9)];
  const dear = draw.integer(price + 3, 20);
  const goal = draw.other(price + 1, dear - 1);
  const value = (amount * (goal - price)) / (dear - goal);
  if (!Number.isInteger(value) || value === amount || value < 2) return mixture(draw, 5);
  return {
    prompt: ask`A store has ${amount} pounds of peanuts, which cost ${price} dollars a pound. Cashews cost ${dear} dollars a pound. How many pounds of cashews must be added so that the mixture costs ${goal} dollars a pound?`,
    answer: numberAnswer(value, 'lb', [
      wrong`${amount} | You used equal amounts. That mixture would cost ${tidy((price + dear) / 2)} dollars a pound.`,
      wrong`${tidy((amount * (dear - goal)) / (goal - price))} | You reversed the distances. The price that is closer to the goal needs more weight.`,
      wrong`${goal - price} | This is how far the price of one pound of peanuts is below the goal. There are ${amount} pounds.`,
      wrong`${amount * (goal - price)} | This is how far all the peanuts are below the goal. Divide by what each pound of cashews makes up.`,
      wrong`${amount + value} | This is the weight of the whole mixture. Subtract the peanuts.`,
      ...nearly(value),
    ]),
    solution: [
      step`Find how far the price of all the peanuts is below the goal. | ${amount} xx (${goal} - ${price}) = ${amount * (goal - price)}`,
      step`Find how far the price of each pound of cashews is above the goal. | ${dear} - ${goal} = ${dear - goal}`,
      step`Above and below must balance. Divide. | ${amount * (goal - price)} -: ${dear - goal} = ${value}`,
      step`Check: the price of the whole mixture. | (${amount} xx ${price} + ${value} xx ${dear})/${amount + value} = ${goal}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [together],
  2: [together, grade],
  3: [together, grade],
  4: [together, neededGrade],
  5: [otherGroup, mixture, neededGrade],
});
