import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { falling, groupsOf, product } from './falling';

/** All stand in a row, or some of them get different places. */
export const orders: Make = (random, difficulty) => {
  const all = randomInteger(random, 4, difficulty + 4);
  const places = difficulty < 3 ? all : randomInteger(random, 2, 3);
  const factors = falling(all, places);
  const value = product(factors);
  const [sentence, ask] =
    places === all
      ? pick(random, [
          [`${all} friends stand in a row for a photo.`, 'In how many orders can they stand?'],
          [`You want to hear ${all} songs, each once.`, 'In how many orders can they be played?'],
        ] as const)
      : pick(random, [
          [`${all} runners are in a race.`, `In how many ways can the first ${places} places be filled?`],
          [
            `${all} books are new.`,
            `You read ${places} of them, one after the other. In how many orders is that possible?`,
          ],
          [
            `A club of ${all} people chooses ${places === 2 ? 'a president and a vice president' : 'a president, a vice president and a treasurer'}.`,
            'In how many ways can that be done?',
          ],
        ] as const);
  return {
    prompt: [say(`${sentence} ${ask}`)],
    answer: numberAnswer(value, [
      [all ** places, `Nobody can have two places. After each choice, one fewer is left.`],
      [all * places, `You multiplied ${all} by ${places}. Multiply the choices of each place.`],
      [
        factors.reduce((sum, factor) => sum + factor, 0),
        'You added the choices. One and then another: multiply.',
      ],
      [
        places === all ? value / 2 : groupsOf(places, all),
        'You treated different orders as the same. Here the order matters.',
      ],
      ...nearly(value),
    ]),
    solution: [
      step(`For the first place there are ${all} choices. Then one fewer is left, and so on.`),
      step(
        places === all ? 'Multiply down to 1.' : `${places} places: ${places} factors. Multiply.`,
        `${factors.join(' xx ')} = ${value}`,
      ),
    ],
  };
};

/** Groups, where the order does not matter. */
export const groups: Make = (random, difficulty) => {
  const count = difficulty < 4 ? 2 : 3;
  const all = randomInteger(random, count + 3, count === 2 ? 10 + difficulty : 10);
  const value = groupsOf(count, all);
  const ordered = product(falling(all, count));
  const own = product(falling(count, count));
  const text =
    count === 2
      ? pick(random, [
          `${all} people meet. Each shakes hands once with every other person. How many handshakes are there?`,
          `In a tournament, each of ${all} teams plays once against every other team. How many games are there?`,
          `${all} villages lie around a lake. Every two of them are linked by their own ferry. How many ferries are there?`,
        ])
      : pick(random, [
          `You may choose 3 different flavors of ice cream out of ${all}. How many choices are there, if the order does not matter?`,
          `How many groups of 3 can be chosen from ${all} people?`,
          `A pizza has 3 different toppings out of ${all}. How many pizzas are possible, if the order does not matter?`,
          `A test lets you leave out any 3 of its ${all} questions. How many groups of 3 questions can you leave out?`,
        ]);
  return {
    prompt: [say(text)],
    answer: numberAnswer(
      value,
      [
        [ordered, `You counted each group ${own} times, once for each order. Divide by ${own}.`],
        [all ** count / own, 'Nobody is chosen twice. After each choice, one fewer is left.'],
        [
          ordered / count,
          count === 2
            ? `Divide by the number of orders of a pair.`
            : 'Three people or things have 6 orders, not 3. Divide by 6.',
        ],
        [
          all * count,
          `You multiplied ${all} by ${count}. Choose one after another, then divide by the orders.`,
        ],
        [all - 1, 'This counts only one of them. All the others have choices too.'],
        ...nearly(value),
      ]
        .map(([number, reason]) => [Number(number), String(reason)] as const)
        .filter(([number]) => Number.isInteger(number)),
    ),
    solution: [
      step('Choose one after another.', `${falling(all, count).join(' xx ')} = ${ordered}`),
      step(
        `The order does not matter, and each group of ${count} was counted once in each of its orders.`,
        `${falling(count, count).join(' xx ')} = ${own}`,
      ),
      step('Divide.', `${ordered}/${own} = ${value}`),
    ],
  };
};
