import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../algebra/answers';
import { picture, say, step } from '../../algebra/blocks';
import type { Make } from '../../algebra/by-difficulty';
import { pick } from '../../algebra/draw';
import { differentNumbers, inOrder, medianOf, tidy, total } from '../data';

/** A wheel of equal parts: the plain mean. */
export const wheel: Make = (random) => {
  const parts = pick(random, [4, 5]);
  const prizes = [0, ...differentNumbers(random, parts - 1, 1, 16)];
  const sum = total(prizes);
  const value = sum / parts;
  if (!Number.isInteger(2 * value) || prizes.includes(value)) return wheel(random, 1);
  return {
    prompt: [
      say(
        `A wheel has ${parts} equal parts. They bring ${inOrder(prizes).join(', ')} dollars. How many dollars does a turn bring on average?`,
      ),
    ],
    answer: numberAnswer(value, [
      [
        tidy(sum / (parts - 1)),
        `You left out the part that brings 0. It comes as often as the others: divide by ${parts}.`,
      ],
      [medianOf(prizes), 'This is the median. Add all, and divide by their number.'],
      [sum, `This is what ${parts} turns bring, each part once.`],
      [Math.max(...prizes), 'This is the best that can happen. On average there is less.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        `Each part comes equally often. In ${parts} turns each comes about once.`,
        `${inOrder(prizes).join(' + ')} = ${sum}`,
      ),
      step('So a turn brings this on average.', `${sum}/${parts} = ${value}`),
    ],
  };
};

/** A table of outcomes, their probabilities in percent. From difficulty 3 on a turn costs something. */
export const table: Make = (random, difficulty) => {
  const prizes = [
    0,
    ...inOrder(differentNumbers(random, 2, 1, 4 + 2 * difficulty).map((prize) => 5 * prize)),
  ];
  const rare = 5 * randomInteger(random, 1, 4);
  const middle = 5 * randomInteger(random, 3, 8);
  const chances = [100 - rare - middle, middle, rare];
  const products = prizes.map((prize, place) => (prize * (chances[place] ?? 0)) / 100);
  const mean = total(products);
  const cost = difficulty < 3 ? 0 : randomInteger(random, 2, 12);
  const value = tidy(mean - cost);
  if (!Number.isInteger(10 * mean) || value === 0 || (cost > 0 && Math.abs(value) > 4))
    return table(random, difficulty);
  const rows = prizes.map((prize, place) => [String(prize), `${chances[place] ?? 0} %`]);
  return {
    prompt: [
      say(
        cost === 0
          ? 'The table says what a game brings. How many dollars does it bring on average?'
          : `The table says what a game brings. A game costs ${cost} dollars. What is your gain on average, in dollars? Write a loss with a minus.`,
      ),
      picture({
        kind: 'table',
        text: `A table. ${rows.map(([prize, chance]) => `${prize} dollars with probability ${chance}`).join('; ')}.`,
        head: ['Prize in dollars', 'Probability'],
        rows,
      }),
    ],
    answer: numberAnswer(value, [
      ...(cost === 0
        ? []
        : ([[mean, `This is what the game brings. Take away what it costs, ${cost}.`]] as const)),
      [tidy(total(prizes) / 3 - cost), 'You took the prizes as equally likely. Each has its probability.'],
      ...(cost === 0
        ? []
        : ([
            [tidy(cost - mean), 'The sign is wrong: take the cost away from what the game brings.'],
          ] as const)),
      [tidy(100 * mean - cost), 'Percent are hundredths: divide by 100.'],
      [tidy(mean / 3 - cost), 'The probabilities add up to 1. So only add; do not divide once more.'],
      [tidy((products[1] ?? 0) - cost), 'You left out the largest prize.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        'Take each prize with its probability, and add.',
        `${prizes.map((prize, place) => `${(chances[place] ?? 0) / 100} xx ${prize}`).join(' + ')} = ${mean}`,
      ),
      ...(cost === 0 ? [] : [step('Take away what the game costs.', `${mean} - ${cost} = ${value}`)]),
      step(`In 100 games, that is about $${tidy(100 * value)}$ dollars.`),
    ],
  };
};

/** A lottery: what is a ticket worth, or at which main prize is its price fair? */
export const raffle: Make = (random, difficulty) => {
  const tickets = 100 * randomInteger(random, 2, 8);
  const few = randomInteger(random, 5, 20);
  const small = 5 * randomInteger(random, 1, 4);
  const price = randomInteger(random, 2, 6);
  const main = tickets * price - few * small;
  if (main < 4 * small || main > 3000) return raffle(random, difficulty);
  const asksPrize = difficulty === 5;
  const offered = asksPrize ? main : main - (tickets / 2) * randomInteger(random, 1, 2 * price - 2);
  const value = asksPrize ? main : (offered + few * small) / tickets;
  if (offered < 4 * small) return raffle(random, difficulty);
  const sum = offered + few * small;
  return asksPrize
    ? {
        prompt: [
          say(
            `A lottery sells ${tickets} tickets for ${price} dollars each. There are ${few} prizes of ${small} dollars and one main prize. How many dollars must the main prize be, so that the lottery is fair?`,
          ),
        ],
        answer: numberAnswer(value, [
          [tickets * price, `This is what all tickets cost. The small prizes take a part of it.`],
          [tickets * price - small, `There are ${few} small prizes, not one.`],
          [tickets - few * small, `Each ticket costs ${price} dollars.`],
          [tickets * price + few * small, 'You added. All prizes together must be what the tickets cost.'],
          ...nearly(value),
        ]),
        solution: [
          step(
            'Fair means: all prizes together are what all tickets cost.',
            `${tickets} xx ${price} = ${tickets * price}`,
          ),
          step('The small prizes take this much.', `${few} xx ${small} = ${few * small}`),
          step('The main prize is the rest.', `${tickets * price} - ${few * small} = ${value}`),
        ],
      }
    : {
        prompt: [
          say(
            `A lottery has ${tickets} tickets. One wins ${offered} dollars, ${few} win ${small} dollars each, the others nothing. How many dollars is a ticket worth on average?`,
          ),
        ],
        answer: numberAnswer(value, [
          [tidy((offered + small) / tickets), `There are ${few} small prizes: each counts.`],
          [tidy(offered / tickets), `You left out the ${few} small prizes.`],
          [tidy(sum / (few + 1)), `You divided by the winning tickets. The others count too, with nothing.`],
          [sum, `These are all prizes. Share them among ${tickets} tickets.`],
          ...nearly(value),
        ]),
        solution: [
          step('Add all prizes.', `${offered} + ${few} xx ${small} = ${sum}`),
          step(`Each of the ${tickets} tickets is equally likely. Divide.`, `${sum}/${tickets} = ${value}`),
        ],
      };
};

/** A gain and a loss: which gain makes the game fair? */
export const fairGain: Make = (random) => {
  const under = randomInteger(random, 5, 9);
  const over = randomInteger(random, 2, under - 2);
  const loss = randomInteger(random, 2, 12);
  const value = (loss * (under - over)) / over;
  if (!Number.isInteger(value) || over * 2 === under || value > 60) return fairGain(random, 5);
  return {
    prompt: [
      say(
        `In a game you win with probability $${over}/${under}$. Otherwise you lose ${loss} dollars. How many dollars must you get when you win, so that the game is fair?`,
      ),
    ],
    answer: numberAnswer(value, [
      [loss, 'You do not win as often as you lose. So the gain must be another amount.'],
      [
        tidy((loss * over) / (under - over)),
        'You turned the chances round. What comes more seldom must bring more.',
      ],
      [
        tidy((loss * under) / over),
        `You counted all ${under} games as lost. Only ${under - over} of them are.`,
      ],
      [loss * (under - over), `This is what you lose in ${under} games. You get it back in ${over} wins.`],
      ...nearly(value),
    ]),
    solution: [
      step(`Think of ${under} games: you win ${over} and lose ${under - over}.`),
      step('You lose this much.', `${under - over} xx ${loss} = ${(under - over) * loss}`),
      step(`The ${over} wins must bring it back.`, `${(under - over) * loss} -: ${over} = ${value}`),
      step(
        'Check: the expected gain is 0.',
        `${over}/${under} xx ${value} - ${under - over}/${under} xx ${loss} = 0`,
      ),
    ],
  };
};
