import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { tidy } from '../data';

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
            `A lottery sells ${tickets} tickets for ${price} dollars each. There are ${few} prizes of ${small} dollars and one main prize. How many dollars must the main prize be so that the lottery is fair?`,
          ),
        ],
        answer: numberAnswer(value, [
          [tickets * price, `This is what all the tickets cost. The small prizes use up part of it.`],
          [tickets * price - small, `There are ${few} small prizes, not one.`],
          [tickets - few * small, `Each ticket costs ${price} dollars.`],
          [
            tickets * price + few * small,
            'You added. All the prizes together must equal what the tickets cost.',
          ],
          ...nearly(value),
        ]),
        solution: [
          step(
            'Fair means that all the prizes together equal what all the tickets cost.',
            `${tickets} xx ${price} = ${tickets * price}`,
          ),
          step('The small prizes use up this much.', `${few} xx ${small} = ${few * small}`),
          step('The main prize is the rest.', `${tickets * price} - ${few * small} = ${value}`),
        ],
      }
    : {
        prompt: [
          say(
            `A lottery has ${tickets} tickets. One wins ${offered} dollars, ${few} win ${small} dollars each, and the others win nothing. How many dollars is a ticket worth on average?`,
          ),
        ],
        answer: numberAnswer(value, [
          [tidy((offered + small) / tickets), `There are ${few} small prizes: each one counts.`],
          [tidy(offered / tickets), `You left out the ${few} small prizes.`],
          [tidy(sum / (few + 1)), `You divided by the winning tickets. The others count too, with 0.`],
          [sum, `This is the sum of all the prizes. Share it among ${tickets} tickets.`],
          ...nearly(value),
        ]),
        solution: [
          step('Add all the prizes.', `${offered} + ${few} xx ${small} = ${sum}`),
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
        `In a game you win with probability $${over}/${under}$. Otherwise you lose ${loss} dollars. How many dollars must you get when you win so that the game is fair?`,
      ),
    ],
    answer: numberAnswer(value, [
      [loss, 'You do not win as often as you lose. So the gain must be a different amount.'],
      [
        tidy((loss * over) / (under - over)),
        'You reversed the chances. What happens less often must pay more.',
      ],
      [
        tidy((loss * under) / over),
        `You counted all ${under} games as lost. Only ${under - over} of them are.`,
      ],
      [
        loss * (under - over),
        `This is what you lose in ${under} games. You must get it back in ${over} wins.`,
      ],
      ...nearly(value),
    ]),
    solution: [
      step(`Think of ${under} games: you win ${over} and lose ${under - over}.`),
      step('You lose this much.', `${under - over} xx ${loss} = ${(under - over) * loss}`),
      step(`The ${over} wins must make up for it.`, `${(under - over) * loss} -: ${over} = ${value}`),
      step(
        'Check: the expected gain is 0.',
        `${over}/${under} xx ${value} - ${under - over}/${under} xx ${loss} = 0`,
      ),
    ],
  };
};
