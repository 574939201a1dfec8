import { randomInteger } from 'shared-puzzle-engine';
import { choiceAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { people, pick } from '../../making/draw';

/** Who has the larger share: never the one with the larger count. */
export const compared: Make = (random) => {
  const [first, second, third] = people(random, 3) as [string, string, string];
  const totals = [20, 40, 50, 80];
  const rows = [first, second, third].map((name) => {
    const all = pick(random, totals as [number, ...number[]]);
    const share = 5 * randomInteger(random, 6, 18);
    return { name, all, share, part: (share * all) / 100 };
  });
  const best = rows.reduce((one, another) => (another.share > one.share ? another : one));
  const most = rows.reduce((one, another) => (another.part > one.part ? another : one));
  const distinct = new Set(rows.map(({ share }) => share)).size * new Set(rows.map(({ part }) => part)).size;
  if (best === most || distinct < 9 || rows.some(({ part }) => !Number.isInteger(part)))
    return compared(random, 4);
  return {
    prompt: [
      say('Who hits most often, as a share of the throws?'),
      picture({
        kind: 'table',
        text: `A table. ${rows.map(({ name, part, all }) => `${name}: ${part} hits of ${all} throws`).join('; ')}.`,
        head: ['Player', 'Hits', 'Throws'],
        rows: rows.map(({ name, part, all }) => [name, String(part), String(all)]),
      }),
    ],
    answer: choiceAnswer(
      best.name,
      rows
        .filter((row) => row !== best)
        .map(({ name, part, all, share }) => [
          name,
          `${name === most.name ? 'The most hits, but also many throws' : 'Compare shares'}: ${part} out of ${all} is ${share} percent.`,
        ]),
      random,
    ),
    solution: [
      ...rows.map(({ name, part, all, share }) =>
        step(`The share of ${name}.`, `${part}/${all} = ${share}/100 = ${share}%`),
      ),
      step(`${best.name} has the largest share.`),
    ],
  };
};
