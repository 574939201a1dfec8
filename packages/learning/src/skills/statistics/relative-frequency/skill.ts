import {
  ask,
  choiceAnswer,
  defineSkill,
  nearly,
  numberAnswer,
  picture,
  say,
  step,
  tidy,
  wrong,
  type Make,
} from '../builder';
import { lesson } from './lesson';

const STORIES = [
  ['seeds', 'sprout', 'did not sprout'],
  ['trains', 'are late', 'are on time'],
  ['shots', 'hit', 'miss'],
  ['visitors', 'come by bicycle', 'come another way'],
  ['eggs', 'are brown', 'are white'],
] as const;

const TOTALS = {
  1: [10, 20, 50],
  2: [20, 25, 40, 50],
  3: [40, 60, 75, 80],
  4: [80, 120, 150],
  5: [120, 160, 250],
} as const;

/** A count of a total, in percent. */
const percent: Make = (draw, difficulty) => {
  const all = draw.pick(TOTALS[difficulty]);
  const part = draw.integer(2, all - 2);
  const value = (100 * part) / all;
  if (!Number.isInteger(value) || value === 50) return percent(draw, difficulty);
  const [things, what, others] = draw.pick(STORIES);
  const asksOthers = difficulty > 1 && draw.chance(0.4);
  const [given, right] = asksOthers ? [all - part, others] : [part, what];
  return {
    prompt: ask`Of ${all} ${things}, ${given} ${what}. What percentage ${right}?`,
    answer: numberAnswer(value, '%', [
      asksOthers
        ? wrong`${100 - value} | This is the percentage that ${what}. Find the percentage of the others.`
        : wrong`${100 - value} | This is the percentage of the others. Subtract it from 100 percent.`,
      wrong`${part} | This is how many there are. Write it as a fraction of ${all}, and then as a percentage.`,
      wrong`${all - part} | This is how many others there are. Find the percentage that the question asks for.`,
      ...nearly(value),
    ]),
    solution: [
      asksOthers && step`How many ${others}? | ${all} - ${given} = ${part}`,
      step`Write the part as a fraction of the whole. | ${part}/${all}`,
      step`Write it in hundredths. | ${part}/${all} = ${value}/100 = ${value}%`,
    ],
  };
};

/** From a sample to a larger number. */
const expected: Make = (draw, difficulty) => {
  const all = draw.pick(TOTALS[difficulty]);
  const [part, times] = [draw.integer(3, Math.floor(all / 2) - 1), draw.integer(3, 4 + difficulty)];
  const many = (all * times) / 2;
  const value = (part * times) / 2;
  if (
    !Number.isInteger(value) ||
    times % 2 === 0 ||
    !Number.isInteger(many) ||
    !Number.isInteger((1000 * part) / all)
  )
    return expected(draw, difficulty);
  const [things, what] = draw.pick(STORIES);
  return {
    prompt: ask`Of ${all} ${things}, ${part} ${what}. If the share stays the same, how many of ${many} ${things} ${what}?`,
    answer: numberAnswer(value, [
      wrong`${many - all + part} | You added the same amount to both numbers. The share stays the same, not the difference.`,
      wrong`${many - value} | This is the number of the others. Subtract it from ${many}.`,
      wrong`${part} | This is the number out of ${all}. Find the same share of ${many}.`,
      wrong`${part * times} | You used a wrong factor. ${many} is ${tidy(many / all)} times ${all}.`,
      ...nearly(value),
    ]),
    solution: [
      step`Find the relative frequency. | ${part}/${all} = ${tidy(part / all)}`,
      step`Expect the same share of ${many}. | ${tidy(part / all)} xx ${many} = ${value}`,
    ],
  };
};

/** The part and its percent are known: how many are there in all? */
const whole: Make = (draw) => {
  const share = draw.pick([5, 12, 15, 16, 24, 30, 35, 40, 45, 60]);
  const all = 20 * draw.integer(6, 30);
  const part = (share * all) / 100;
  if (!Number.isInteger(part)) return whole(draw, 5);
  const [things, what] = draw.pick(STORIES);
  return {
    prompt: ask`Of some ${things}, ${part} ${what}. That is ${share} percent. How many ${things} are there in all?`,
    answer: numberAnswer(all, [
      wrong`${tidy((share * part) / 100)} | You found ${share} percent of ${part}. But ${part} is the part, not the whole: find one percent first.`,
      wrong`${all - part} | This is the number of the others. Find the number of all ${things}.`,
      wrong`${100 * part} | You multiplied by 100. Divide by ${share} as well, because ${part} is ${share} percent of the whole.`,
      wrong`${part + share} | You added a number and a percentage. Find one percent first.`,
      ...nearly(all),
    ]),
    solution: [
      step`${share} percent is ${part}, so divide to find one percent. | ${part} -: ${share} = ${tidy(part / share)}`,
      step`The whole is 100 percent, so multiply by 100. | 100 xx ${tidy(part / share)} = ${all}`,
      step`Check. | ${share}/100 xx ${all} = ${part}`,
    ],
  };
};

/** Who has the larger share? It is never the one with the larger count. */
const compared: Make = (draw) => {
  const [first, second, third] = draw.people(3) as [string, string, string];
  const totals = [20, 40, 50, 80];
  const rows = [first, second, third].map((name) => {
    const all = draw.pick(totals as [number, ...number[]]);
    const share = 5 * draw.integer(6, 18);
    return { name, all, share, part: (share * all) / 100 };
  });
  const best = rows.reduce((one, another) => (another.share > one.share ? another : one));
  const most = rows.reduce((one, another) => (another.part > one.part ? another : one));
  const distinct = new Set(rows.map(({ share }) => share)).size * new Set(rows.map(({ part }) => part)).size;
  if (best === most || distinct < 9 || rows.some(({ part }) => !Number.isInteger(part)))
    return compared(draw, 4);
  return {
    prompt: [
      say`Who hits most often, as a share of the throws?`,
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
        .map(
          ({ name, part, all, share }) =>
            wrong`${name} | ${name === most.name ? 'This is the largest number of hits, but also of many throws.' : 'Compare shares instead of counts.'} Here, ${part} out of ${all} is ${share} percent.`,
        ),
    ),
    solution: [
      ...rows.map(
        ({ name, part, all, share }) =>
          step`Find the share of ${name}. | ${part}/${all} = ${share}/100 = ${share}%`,
      ),
      step`${best.name} has the largest share.`,
    ],
  };
};

/** How many fish are in a lake: some are marked, and the share of marked ones in a later catch is counted. */
const recapture: Make = (draw) => {
  const [animals, place] = draw.pick([
    ['fish', 'a lake'],
    ['frogs', 'a pond'],
    ['butterflies', 'a valley'],
    ['turtles', 'a bay'],
  ] as const);
  const [found, times] = [draw.integer(3, 9), draw.integer(4, 12)];
  const caught = found * times;
  const marked = other(caught, 10 * draw.integer(3, 12));
  const all = marked * times;
  return {
    prompt: ask`In ${place}, ${marked} ${animals} are caught, marked and released. A week later, ${caught} ${animals} are caught, and ${found} of them are marked. About how many ${animals} live there?`,
    answer: numberAnswer(all, [
      wrong`${marked * found} | You multiplied by ${found}, the number of marked ones that were caught again. Divide by the share of marked ones.`,
      wrong`${marked * caught} | You multiplied, but did not divide. Divide by ${found} as well.`,
      wrong`${marked + caught - found} | These are only the ${animals} that were caught. Most were never seen.`,
      wrong`${tidy((marked * found) / caught)} | You flipped the share. There must be more ${animals} in all than marked ones.`,
      ...nearly(all),
    ]),
    solution: [
      step`What share of the second catch is marked? | ${found}/${caught} = 1/${times}`,
      step`The catch is a sample: about the same share of all ${animals} is marked. So there are ${times} times as many in all as marked ones. | ${times} xx ${marked} = ${all}`,
      step`Check: the share is the same. | ${marked}/${all} = 1/${times}`,
    ],
  };
};

/** Two numbers of a story are never equal, because it would be unclear which one is meant. */
function other(taken: number, number: number): number {
  return number === taken ? number + 10 : number;
}

export const skill = defineSkill(lesson, {
  1: [percent],
  2: [percent, expected],
  3: [percent, expected, compared],
  4: [expected, whole, compared],
  5: [whole, recapture],
});
