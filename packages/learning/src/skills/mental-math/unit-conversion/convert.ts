import { randomInteger } from 'shared-puzzle-engine';
import type { Step } from '../../../exercise/text';
import { numberAnswer, type Mistakes } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { decimal } from '../write-number';
import type { UnitPair } from './units';

/** Beyond these a wrong answer is no number that anyone would write down. */
const [SMALLEST, LARGEST] = [0.001, 1e8];

/** @param places how many decimals the amount has in the larger unit, at most */
export const converted =
  (pairs: readonly [UnitPair, ...UnitPair[]], places: number): Make =>
  (random, difficulty) => {
    const pair = pick(random, pairs);
    const digits = randomInteger(random, 12, 98);
    if (digits % 10 === 0) return converted(pairs, places)(random, difficulty);
    const amount = digits / 10 ** randomInteger(random, 1, places);
    const toSmall = random() < 0.5;
    const { big, small, edge, directions, story } = pair;
    const factor = edge ** directions;
    const [from, to] = toSmall ? [big, small] : [small, big];
    const [given, value] = toSmall ? [amount, amount * factor] : [amount * factor, amount];
    const said = `${decimal(given)} ${from.many}`;
    const text =
      random() < 0.5 ? `Convert ${said} to ${to.many}.` : `${story(said)} How many ${to.many} is that?`;
    return {
      prompt: [say(text)],
      answer: numberAnswer(decimal(value), mistakesOf(pair, toSmall, given), to.sign),
      solution: [
        ...factorSteps(pair),
        step(
          toSmall
            ? `${capital(to.many)} are smaller, so there are more of them: multiply.`
            : `${capital(to.many)} are larger, so there are fewer of them: divide.`,
          `${decimal(given)} ${toSmall ? 'xx' : '-:'} ${factor} = ${decimal(value)}`,
        ),
      ],
    };
  };

function factorSteps({ small, big, edge, directions, why }: UnitPair): Step[] {
  if (directions === 1) return [step(why)];
  const factor = edge ** directions;
  const product = Array.from({ length: directions }, () => edge).join(' xx ');
  return [step(`${why} So 1 ${big.one} is ${factor} ${small.many}.`, `${product} = ${factor}`)];
}

function mistakesOf(
  { big, small, edge, directions, why }: UnitPair,
  toSmall: boolean,
  given: number,
): Mistakes {
  const factor = edge ** directions;
  const is = `1 ${big.one} is ${factor} ${small.many}.`;
  const by = (divisor: number) => (toSmall ? given * divisor : given / divisor);
  const mistakes: Mistakes = [
    ...(directions > 1 ? [[by(edge), `You used ${edge}, as for a length. ${why} So ${is}`] as const] : []),
    [
      toSmall ? given / factor : given * factor,
      toSmall
        ? `You divided. ${capital(small.many)} are smaller, so there are more of them: multiply.`
        : `You multiplied. ${capital(big.many)} are larger, so there are fewer of them: divide.`,
    ],
    ...(directions > 2
      ? [[by(edge ** 2), `You used ${edge ** 2}, as for an area. ${why} So ${is}`] as const]
      : []),
    [
      by(factor / 10),
      factor === 10
        ? `You left the number as it was. ${is}`
        : `You used ${factor / 10}. ${is} Count its zeros again.`,
    ],
    [by(factor * 10), `You used ${factor * 10}. ${is} Count its zeros again.`],
    [by(factor * 100), `You used ${factor * 100}. ${is} Count its zeros again.`],
  ];
  return mistakes
    .filter(([value]) => Number(value) >= SMALLEST && Number(value) <= LARGEST)
    .map(([value, reason]) => [decimal(Number(value)), reason]);
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
