import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, pick } from '../../making/draw';
import { quotient } from '../../making/write';

const OFFERS = [
  ['taxi', 'kilometer', 'kilometers'],
  ['climbing gym', 'hour', 'hours'],
  ['print shop', 'poster', 'posters'],
] as const;

/** Two offers: when are they equal? */
export const offers: Make = (random, difficulty) => {
  const [shop, one, many] = pick(random, OFFERS);
  const dear = randomInteger(random, 5, 6 + difficulty);
  const cheap = dear - randomInteger(random, 2, 3);
  const x = other(random, 3, 4 + 2 * difficulty, dear, cheap);
  const low = other(random, 2, 12, dear, cheap);
  const high = low + (dear - cheap) * x;
  return {
    prompt: [
      say(
        `One ${shop} charges ${low} dollars plus ${dear} dollars for each ${one}. Another charges ${high} dollars plus ${cheap} dollars for each ${one}. For how many ${many} do both cost the same?`,
      ),
    ],
    answer: numberAnswer(x, [
      [
        quotient(high - low, dear + cheap),
        `You added the prices for each ${one}. One grows faster by ${dear} minus ${cheap}: that difference counts.`,
      ],
      [
        quotient(high + low, dear - cheap),
        'You added the fixed prices. Their difference is what must be made up.',
      ],
      [
        high - low,
        `This is how much less the first costs at the start. Each ${one} makes up ${dear - cheap}: divide.`,
      ],
      [dear * x + low, `This is what both cost then. The question is for how many ${many}.`],
      ...nearly(x),
    ]),
    solution: [
      step(
        `Let $x$ be the number of ${many}. Both cost the same:`,
        `${dear}x + ${low} = ${cheap}x + ${high}`,
      ),
      step(`Take $${cheap}x$ and ${low} away from both sides.`, `${dear - cheap}x = ${high - low}`),
      step(`Divide both sides by ${dear - cheap}.`, `x = ${x}`),
      {
        text: 'See it in a table: this is where they meet.',
        show: picture({
          kind: 'table',
          text: `A table of both prices for ${x - 1}, ${x} and ${x + 1} ${many}. They are equal for ${x}.`,
          head: [many, 'first', 'second'],
          rows: [x - 1, x, x + 1].map((number) =>
            [number, dear * number + low, cheap * number + high].map(String),
          ),
        }),
      },
    ],
  };
};
