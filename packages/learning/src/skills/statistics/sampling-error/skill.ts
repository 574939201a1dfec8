import {
  ask,
  choiceAnswer,
  counted,
  defineSkill,
  nearly,
  numberAnswer,
  step,
  tidy,
  wrong,
  type Make,
} from '../builder';
import { lesson } from './lesson';

const SURVEYS = [
  [
    'how the people in a town get to work',
    'people drawn at random from all residents',
    ['people who are waiting at the station', 'They all take the train.'],
    ['people who come to a car wash', 'They all have a car.'],
    ['people who answer in an online cycling forum', 'They all like to cycle.'],
  ],
  [
    'how much the students at a school read',
    'students drawn at random from all students',
    ['students who are sitting in the school library', 'They read more than others.'],
    ['students in the reading club', 'They read more than others.'],
    [
      'the best friends of the class president',
      'Friends are often alike, so they do not represent everyone.',
    ],
  ],
  [
    'how satisfied the customers of a store are',
    'customers drawn at random from all customers',
    ['customers who wrote a complaint to the store last year', 'They are less satisfied than others.'],
    [
      'customers who came back five times or more last year',
      'Customers who were not satisfied did not come back.',
    ],
    [
      'all who like to fill out forms about their visits',
      'People without a strong opinion do not fill them out.',
    ],
  ],
  [
    'how long the lamps from a factory last',
    'lamps drawn at random from all lamps of a month',
    ['the first lamps from Monday morning', 'These may differ from the rest of the week.'],
    ['lamps from the box on top', 'One box is often from a single hour.'],
    ['lamps that look the best of all in the box', 'Those are chosen by how they look.'],
  ],
] as const;

const fairSample: Make = (draw) => {
  const [question, right, ...mistaken] = draw.pick(SURVEYS);
  const many = draw.pick([40, 60, 80, 100]);
  return {
    prompt: ask`You want to know ${question}. Which sample is the best?`,
    answer: choiceAnswer(
      `${many} ${right}`,
      mistaken.map(([who, why], index) => {
        const text = who.startsWith('all ') || who.startsWith('the ') ? who : `${many * (index + 2)} ${who}`;
        return wrong`${text} | ${why} A larger sample of this kind would not help, because not all had the same chance of being chosen.`;
      }),
    ),
    solution: [
      step`In a random sample, each has the same chance of being in it.`,
      step`Drawing at random does that: ${many} ${right}.`,
      step`A larger sample that is not fair only repeats its error more often.`,
    ],
  };
};

const POPULATIONS = [
  ['voters', 'want a new bridge'],
  ['bees', 'carry a mite'],
  ['households', 'have a dog'],
  ['phones', 'have a cracked screen'],
] as const;

/** From a sample to the whole population. */
const estimate: Make = (draw, difficulty) => {
  const asked = draw.pick([20, 25, 40, 50, 80]);
  const yes = draw.integer(3, asked - 3);
  const times = draw.integer(10, 40 * difficulty);
  const all = asked * times;
  const value = yes * times;
  const [who, what] = draw.pick(POPULATIONS);
  if (yes * 2 === asked) return estimate(draw, difficulty);
  return {
    prompt: ask`In a random sample of ${asked} ${who}, ${yes} ${what}. There are ${all} ${who} in all. If their share is the same, how many of them ${what}?`,
    answer: numberAnswer(value, [
      wrong`${all - value} | This is the number of the others. Subtract it from ${all}.`,
      wrong`${all - asked + yes} | You subtracted the same number from both. The share stays the same, not the difference.`,
      wrong`${tidy(all / yes)} | You divided by ${yes}. Use ${yes} out of every ${asked} instead.`,
      wrong`${times} | This is how many times the sample fits into the whole. Multiply it by ${yes}.`,
      ...nearly(value),
    ]),
    solution: [
      step`How many times does the sample fit into the whole? | ${all} -: ${asked} = ${times}`,
      step`Expect the same share, so multiply the count by that. | ${times} xx ${yes} = ${value}`,
    ],
  };
};

/** People asked, and the margin of error in percentage points. */
const MARGINS = [
  [25, 20],
  [100, 10],
  [400, 5],
  [625, 4],
  [1600, 2.5],
  [2500, 2],
  [10000, 1],
] as const;

const RULE = 'Take the margin of error as $1/sqrt(n)$.';

const margin: Make = (draw) => {
  const [asked, value] = draw.pick(MARGINS);
  const root = Math.sqrt(asked);
  return {
    prompt: ask`A random sample has ${asked} people. ${RULE} How many percentage points is it?`,
    answer: numberAnswer(value, 'points', [
      wrong`${tidy(100 / asked)} | You divided by the number of people. Divide by its square root.`,
      wrong`${root} | This is the square root. Divide 1 by it, and write it as a percentage.`,
      wrong`${tidy(1 / root)} | This is the margin as a decimal. As a percentage it is 100 times as much.`,
      wrong`${2 * value} | You counted both sides together. The margin is the distance to one side.`,
      wrong`${value / 2} | This is half of the margin. Divide 100 by the square root.`,
    ]),
    solution: [
      step`Find the square root: which positive number has a square of ${asked}? | sqrt(${asked}) = ${root}`,
      step`Divide 1 by it, and write it as a percentage. | 1/${root} = ${value / 100} = ${value}%`,
    ],
  };
};

/** One end of what is probably true; at difficulty 5 as a number of people. */
const endOfRange: Make = (draw, difficulty) => {
  const [asked, off] = draw.pick(MARGINS);
  const share = draw.integer(25, 75);
  const upper = draw.chance(0.5);
  const isCount = difficulty > 3;
  const count = (share * asked) / 100;
  if (!Number.isInteger(count) || share === 50) return endOfRange(draw, difficulty);
  const value = upper ? share + off : share - off;
  const yes = isCount ? `${count} say yes` : `${share} percent say yes`;
  return {
    prompt: ask`Of ${asked} people in a random sample, ${yes}. ${RULE} Within this margin, what percentage of all people say yes, at ${upper ? 'most' : 'least'}?`,
    answer: numberAnswer(value, '%', [
      wrong`${upper ? share - off : share + off} | This is the other end of the range. ${upper ? 'Add' : 'Subtract'} the margin instead.`,
      wrong`${share} | This is the result of the sample. The truth may differ from it by the margin.`,
      wrong`${tidy(upper ? share + off / 2 : share - off / 2)} | You used half of the margin. The whole margin goes to each side.`,
      wrong`${off} | This is the margin itself. ${upper ? 'Add it to' : 'Subtract it from'} the result of the sample.`,
      ...nearly(value),
    ]),
    solution: [
      isCount && step`Write the result of the sample as a percentage. | ${count}/${asked} = ${share}%`,
      step`Find the margin of error. | 1/sqrt(${asked}) = 1/${Math.sqrt(asked)} = ${off}%`,
      step`Go ${upper ? 'up' : 'down'} by that much. | ${share} ${upper ? '+' : '-'} ${off} = ${value}`,
    ],
  };
};

/** How many people must be asked for a margin. */
const peopleNeeded: Make = (draw) => {
  const off = draw.pick([20, 10, 5, 4, 2, 1]);
  const root = 100 / off;
  const value = root * root;
  return {
    prompt: ask`A poll should have a margin of error of ${counted(off, 'percentage point')}. ${RULE} How many people must be asked?`,
    answer: numberAnswer(value, [
      wrong`${root} | This is the square root of the number. Square it.`,
      wrong`${100 * root} | You multiplied by 100. Square ${root} instead.`,
      wrong`${off * off} | You squared the margin. First divide 100 by it.`,
      wrong`${2 * value} | You doubled the number. The margin already goes to each side, so do not double it.`,
      wrong`${4 * value} | You used four times as many people. That gives half of the margin.`,
    ]),
    solution: [
      step`Write the margin as a fraction. | ${off}/100 = 1/${root}`,
      step`So the square root of the number of people is ${root}. | sqrt(n) = ${root}`,
      step`Square it. | n = ${root}^2 = ${value}`,
    ],
  };
};

/** The margin must shrink by a factor, so the sample must grow by its square. */
const smallerMargin: Make = (draw) => {
  const asked = 50 * draw.integer(2, 12);
  const times = draw.integer(2, 5);
  const value = asked * times * times;
  const part = ['half', 'a third', 'a quarter', 'a fifth'][times - 2] ?? '';
  return {
    prompt: ask`A poll asked ${asked} people. The next one should have ${part} of its margin of error. How many people must be asked?`,
    answer: numberAnswer(value, [
      wrong`${asked * times} | You used ${times} times as many people. Then the margin shrinks only by a factor of the square root of ${times}.`,
      wrong`${(times - 1) * asked} | You subtracted the people already asked. Multiply the number by the square of ${times}.`,
      wrong`${asked + times * times} | You added. Multiply the number by the square of ${times} instead.`,
      wrong`${asked * times * times * 2} | Your number is too large. Multiplying by the square of ${times} is enough.`,
      wrong`${tidy(asked / times)} | You divided. Fewer people make the margin larger, so multiply.`,
      ...nearly(value),
    ]),
    solution: [
      step`The margin is one over the square root of the number. So the square root must be ${times} times as large.`,
      step`Multiply the number of people by the square of ${times}. | ${times}^2 = ${times * times}`,
      step`Multiply. | ${asked} xx ${times * times} = ${value}`,
    ],
  };
};

/** Is a change more than chance? */
const realChange: Make = (draw) => {
  const [asked, off] = draw.pick(MARGINS.slice(1, 6) as unknown as typeof MARGINS);
  const before = draw.integer(30, 60);
  const isReal = draw.chance(0.5);
  const change = isReal ? 2 * off + draw.integer(2, 5) : Math.max(1, Math.floor(off) - 1);
  const after = before + change;
  const texts = [
    'The ranges do not meet: the share has probably grown',
    'The ranges overlap: the change may well be due to chance alone',
    'It has certainly grown, because the second number is larger',
    'Nothing can be said, because not everyone was asked',
  ] as const;
  const range = (share: number) => `${share} - ${off} = ${share - off}, ${share} + ${off} = ${share + off}`;
  return {
    prompt: ask`Two random samples have ${asked} people each: first ${before} percent say yes, and a year later ${after} percent. ${RULE} What can you conclude?`,
    answer: choiceAnswer(texts[isReal ? 0 : 1], [
      isReal
        ? wrong`${texts[1]} | From ${before - off} to ${before + off}, and from ${after - off} to ${after + off}: the ranges do not meet.`
        : wrong`${texts[0]} | From ${before - off} to ${before + off}, and from ${after - off} to ${after + off}: the ranges overlap.`,
      wrong`${texts[2]} | Each sample may be off by chance. Compare the ranges, not only the results.`,
      wrong`${texts[3]} | A random sample does say something: the truth is probably within the margin.`,
    ]),
    solution: [
      step`The margin of error of each sample. | 1/sqrt(${asked}) = ${off}%`,
      step`Find the range of the first sample. | ${range(before)}`,
      step`Find the range of the second sample. | ${range(after)}`,
      step`${texts[isReal ? 0 : 1]}.`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [fairSample, estimate],
  2: [estimate, margin],
  3: [margin, endOfRange],
  4: [endOfRange, peopleNeeded],
  5: [smallerMargin, realChange, endOfRange],
});
