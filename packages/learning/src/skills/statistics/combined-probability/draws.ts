import { numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { quotient } from '../../making/write';
import { drawBag, listed, sizeOf } from '../bag';

function isBack(back: boolean): string {
  return back ? 'and put the first one back before you take the second' : 'and put none back';
}

/** Two of one color: with putting back at difficulty 2, without from 3 on. */
export const bothOfOne: Make = (random, difficulty) => {
  const back = difficulty === 2 || random() < 0.3;
  const bag = drawBag(random, 2, 4 + difficulty);
  const [color, count] = bag[0] ?? ['', 0];
  const all = sizeOf(bag);
  const less = back ? 0 : 1;
  const value = quotient(count * (count - less), all * (all - less));
  const second = `${count - less}/${all - less}`;
  return {
    prompt: [
      say(
        `A bag holds ${listed(bag)}. You take two balls ${isBack(back)}. How likely is it that both are ${color}?`,
      ),
    ],
    answer: numberAnswer(value, [
      [
        quotient(count * (count - 1 + less), all * (all - 1 + less)),
        back
          ? `You left out the first ball. It is put back: the bag is full again.`
          : `You put the first ball back. It stays out of the bag: ${all - 1} balls are left.`,
      ],
      [
        quotient(count * (all - less) + (count - less) * all, all * (all - less)),
        'You added. One and then the other is a part of a part: multiply.',
      ],
      [quotient(count, all), `This is only the first ball. The second must be ${color} too.`],
      [
        quotient((count - 1) * count, all * all),
        `There is also one fewer ball in all when one is out of the bag: ${all - 1}.`,
      ],
      [
        quotient((all - count) * (all - count - less), all * (all - less)),
        `This is the chance that neither is ${color}.`,
      ],
      [
        quotient(count * count, all * (all - 1)),
        `One ${color} ball is out of the bag, so ${count - 1} of them ${count === 2 ? 'is' : 'are'} left.`,
      ],
    ]),
    solution: [
      step(`The first is ${color}.`, `${count}/${all}`),
      step(
        back
          ? 'It is put back. So the second has the same chance.'
          : `Now ${all - 1} balls are left, ${count - 1} of them ${color}.`,
        second,
      ),
      step('One and then the other: multiply.', `${count}/${all} xx ${second} = ${value}`),
    ],
  };
};

/** One of each color in any order, or two of the same. */
export const mixed: Make = (random, difficulty) => {
  const bag = drawBag(random, 2, 4 + difficulty);
  const [[one, a] = ['', 0], [another, b] = ['', 0]] = bag;
  const all = a + b;
  const under = all * (all - 1);
  const same = random() < 0.5;
  const [ways, other] = same
    ? [a * (a - 1) + b * (b - 1), 2 * a * b]
    : [2 * a * b, a * (a - 1) + b * (b - 1)];
  const value = quotient(ways, under);
  if (ways * 2 === under) return mixed(random, difficulty);
  return {
    prompt: [
      say(
        `A bag holds ${listed(bag)}. You take two balls and put none back. How likely is it that they have ${same ? 'the same color' : 'different colors'}?`,
      ),
    ],
    answer: numberAnswer(value, [
      same
        ? [
            quotient(a * (a - 1), under),
            `This is only ${one} twice. Two ${another} ones have the same color too.`,
          ]
        : [
            quotient(a * b, under),
            `This is only ${one} first. It may also be ${another} first: there are two ways.`,
          ],
      [quotient(other, under), `This is the chance of ${same ? 'different colors' : 'the same color'}.`],
      [
        quotient(same ? a * a + b * b : 2 * a * b, all * all),
        'You put the first ball back. It stays out of the bag, so there is one fewer ball in it.',
      ],
      [quotient(1, 2), 'Same or different: these two are not equally likely.'],
      [quotient(b * (b - 1), under), `This is only ${another} twice.`],
    ]),
    solution: [
      ...(same
        ? [
            step(`Both ${one}.`, `${a}/${all} xx ${a - 1}/${all - 1} = ${a * (a - 1)}/${under}`),
            step(`Both ${another}.`, `${b}/${all} xx ${b - 1}/${all - 1} = ${b * (b - 1)}/${under}`),
          ]
        : [
            step(`First ${one}, then ${another}.`, `${a}/${all} xx ${b}/${all - 1} = ${a * b}/${under}`),
            step(`First ${another}, then ${one}.`, `${b}/${all} xx ${a}/${all - 1} = ${a * b}/${under}`),
          ]),
      step(
        'One way or the other: add.',
        same
          ? `${a * (a - 1)}/${under} + ${b * (b - 1)}/${under} = ${value}`
          : `${a * b}/${under} + ${a * b}/${under} = ${value}`,
      ),
    ],
  };
};
