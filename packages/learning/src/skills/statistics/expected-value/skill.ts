import {
  ask,
  defineSkill,
  differentNumbers,
  inOrder,
  medianOf,
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

const WHEELS = [
  (count: number, prizes: string) =>
    `A wheel has ${count} equal parts. They pay ${prizes}. How many dollars does a spin pay on average?`,
  (count: number, prizes: string) =>
    `You draw one of ${count} sealed envelopes. They hold ${prizes}. How many dollars do you get on average?`,
  (count: number, prizes: string) =>
    `A booth has ${count} equally likely prizes: ${prizes}. How many dollars is one game worth on average?`,
] as const;

/** What costs something and pays at random. */
const GAMES = [
  ['a game', 'A game'],
  ['a scratch card', 'A scratch card'],
  ['one game at a booth', 'One game'],
] as const;

/** A wheel of equal parts: the plain mean. */
const wheel: Make = (draw) => {
  const parts = draw.pick([4, 5]);
  const prizes = [0, ...differentNumbers(draw, parts - 1, 1, 16)];
  const sum = total(prizes);
  const value = sum / parts;
  if (!Number.isInteger(2 * value) || prizes.includes(value)) return wheel(draw, 1);
  return {
    prompt: ask(
      draw.pick(WHEELS)(
        parts,
        inOrder(prizes)
          .map((prize) => `${prize} dollars`)
          .join(', '),
      ),
    ),
    answer: numberAnswer(value, [
      wrong`${tidy(sum / (parts - 1))} | You left out the part that pays 0. It comes up as often as the others, so divide by ${parts}.`,
      wrong`${medianOf(prizes)} | This is the median. Add them all, and divide by how many there are.`,
      wrong`${sum} | This is what ${parts} spins pay if each part comes up once. Divide by ${parts}.`,
      wrong`${Math.max(...prizes)} | This is the largest prize. Find the mean of all the parts.`,
      ...nearly(value),
    ]),
    solution: [
      step`Each part comes up equally often. In ${parts} spins, each comes up about once. | ${inOrder(prizes).join(' + ')} = ${sum}`,
      step`So this is what a spin pays on average. | ${sum}/${parts} = ${value}`,
    ],
  };
};

/** A table of outcomes, their probabilities in percent. From difficulty 3 on a turn costs something. */
const table: Make = (draw, difficulty) => {
  const prizes = [0, ...inOrder(differentNumbers(draw, 2, 1, 4 + 2 * difficulty).map((prize) => 5 * prize))];
  const rare = 5 * draw.integer(1, 4);
  const middle = 5 * draw.integer(3, 8);
  const chances = [100 - rare - middle, middle, rare];
  const products = prizes.map((prize, index) => (prize * (chances[index] ?? 0)) / 100);
  const mean = total(products);
  const cost = difficulty < 3 ? 0 : draw.integer(2, 12);
  const value = tidy(mean - cost);
  if (!Number.isInteger(10 * mean) || value === 0 || (cost > 0 && Math.abs(value) > 4))
    return table(draw, difficulty);
  const [game, costing] = draw.pick(GAMES);
  const rows = prizes.map((prize, index) => [String(prize), `${chances[index] ?? 0}%`]);
  return {
    prompt: [
      cost === 0
        ? say`The table shows what ${game} pays. How many dollars does it pay on average?`
        : say`The table shows what ${game} pays. ${costing} costs ${cost} dollars. What is your average gain, in dollars? Write a loss with a minus sign.`,
      picture({
        kind: 'table',
        text: `A table. ${rows.map(([prize, chance]) => `${prize} dollars with probability ${chance}`).join('; ')}.`,
        head: ['Prize in dollars', 'Probability'],
        rows,
      }),
    ],
    answer: numberAnswer(value, [
      cost !== 0 && wrong`${mean} | This is what the game pays. Subtract what it costs, ${cost} dollars.`,
      wrong`${tidy(total(prizes) / 3 - cost)} | You treated the prizes as equally likely. Each has its own probability.`,
      cost !== 0 &&
        wrong`${tidy(cost - mean)} | The sign is wrong: subtract the cost from what the game pays.`,
      wrong`${tidy(100 * mean - cost)} | You multiplied by percentages as whole numbers. Percent means hundredths, so divide by 100.`,
      wrong`${tidy(mean / 3 - cost)} | You divided by the number of prizes. The probabilities add up to 1, so only add.`,
      wrong`${tidy((products[1] ?? 0) - cost)} | You left out the largest prize. Multiply it by its probability too.`,
      ...nearly(value),
    ]),
    solution: [
      step`Multiply each prize by its probability, and add. | ${prizes.map((prize, index) => `${(chances[index] ?? 0) / 100} xx ${prize}`).join(' + ')} = ${mean}`,
      cost !== 0 && step`Subtract what the game costs. | ${mean} - ${cost} = ${value}`,
      step`In 100 games, you ${cost === 0 ? 'win' : value < 0 ? 'lose' : 'gain'} about ${tidy(Math.abs(100 * value))} dollars.`,
    ],
  };
};

/** A lottery: what is a ticket worth, or at which main prize is its price fair? */
const raffle: Make = (draw, difficulty) => {
  const tickets = 100 * draw.integer(2, 8);
  const few = draw.integer(5, 20);
  const small = 5 * draw.integer(1, 4);
  const price = draw.integer(2, 6);
  const main = tickets * price - few * small;
  if (main < 4 * small || main > 3000) return raffle(draw, difficulty);
  const asksPrize = difficulty === 5;
  const offered = asksPrize ? main : main - (tickets / 2) * draw.integer(1, 2 * price - 2);
  const value = asksPrize ? main : (offered + few * small) / tickets;
  if (offered < 4 * small) return raffle(draw, difficulty);
  const sum = offered + few * small;
  return asksPrize
    ? {
        prompt: ask`A lottery sells ${tickets} tickets for ${price} dollars each. There are ${few} prizes of ${small} dollars and one main prize. How many dollars must the main prize be so that the lottery is fair?`,
        answer: numberAnswer(value, [
          wrong`${tickets * price} | This is what all the tickets cost. Subtract the small prizes.`,
          wrong`${tickets * price - small} | You subtracted only one small prize. There are ${few} of them.`,
          wrong`${tickets - few * small} | You used one dollar for each ticket. Each ticket costs ${price} dollars.`,
          wrong`${tickets * price + few * small} | You added. All the prizes together must equal what the tickets cost.`,
          ...nearly(value),
        ]),
        solution: [
          step`Fair means that all the prizes together equal what all the tickets cost. | ${tickets} xx ${price} = ${tickets * price}`,
          step`The small prizes use up this much. | ${few} xx ${small} = ${few * small}`,
          step`The main prize is the rest. | ${tickets * price} - ${few * small} = ${value}`,
        ],
      }
    : {
        prompt: ask`A lottery has ${tickets} tickets. One wins ${offered} dollars, ${few} win ${small} dollars each, and the others win nothing. How many dollars is a ticket worth on average?`,
        answer: numberAnswer(value, [
          wrong`${tidy((offered + small) / tickets)} | You counted only one small prize. There are ${few} of them.`,
          wrong`${tidy(offered / tickets)} | You left out the ${few} small prizes. Add them to the main prize.`,
          wrong`${tidy(sum / (few + 1))} | You divided by the winning tickets. The other tickets count too, with 0.`,
          wrong`${sum} | This is the sum of all the prizes. Share it among ${tickets} tickets.`,
          ...nearly(value),
        ]),
        solution: [
          step`Add all the prizes. | ${offered} + ${few} xx ${small} = ${sum}`,
          step`Each of the ${tickets} tickets is equally likely to win, so divide. | ${sum}/${tickets} = ${value}`,
        ],
      };
};

/** A gain and a loss: which gain makes the game fair? */
const fairGain: Make = (draw) => {
  const under = draw.integer(5, 9);
  const over = draw.integer(2, under - 2);
  const loss = draw.integer(2, 12);
  const value = (loss * (under - over)) / over;
  if (!Number.isInteger(value) || over * 2 === under || value > 60) return fairGain(draw, 5);
  return {
    prompt: ask`In a ${draw.pick(['game', 'card game', 'dice game'])} you win with probability $${over}/${under}$. Otherwise you lose ${loss} dollars. How many dollars must you get when you win so that the game is fair?`,
    answer: numberAnswer(value, [
      wrong`${loss} | You made the gain equal to the loss. You do not win as often as you lose, so the gain must be different.`,
      wrong`${tidy((loss * over) / (under - over))} | You reversed the probabilities. What happens less often must pay more.`,
      wrong`${tidy((loss * under) / over)} | You counted all ${under} games as lost. Only ${under - over} of them are.`,
      wrong`${loss * (under - over)} | This is what you lose in ${under} games. You must get it back in ${over} wins.`,
      ...nearly(value),
    ]),
    solution: [
      step`Think of ${under} games: you win ${over} and lose ${under - over}.`,
      step`Find how much you lose in those games. | ${under - over} xx ${loss} = ${(under - over) * loss}`,
      step`The ${over} wins must make up for it. | ${(under - over) * loss} -: ${over} = ${value}`,
      step`Check: the expected gain is 0. | ${over}/${under} xx ${value} - ${under - over}/${under} xx ${loss} = 0`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [wheel],
  2: [wheel, table],
  3: [table],
  4: [table, raffle, fairGain],
  5: [raffle, fairGain],
});
