import {
  ask,
  choiceAnswer,
  counted,
  nearly,
  numberAnswer,
  step,
  tidy,
  wrong,
  type Draw,
  type Make,
} from '../builder';

/** What was studied. `it` is what may have an effect; `more` says a small effect of # units. */
const STUDIES = [
  {
    asks: 'Does a fertilizer make plants grow taller?',
    it: 'the fertilizer',
    who: 'plants',
    more: 'grow # millimeters taller',
    size: '# millimeters of height',
  },
  {
    asks: 'Does music make cows give more milk?',
    it: 'the music',
    who: 'cows',
    more: 'give # grams more milk a day',
    size: '# grams of milk a day',
  },
  {
    asks: 'Do new tires last longer?',
    it: 'the new material',
    who: 'tires',
    more: 'last # miles longer',
    size: '# miles in the life of a tire',
  },
  {
    asks: 'Does a warm light help people fall asleep sooner?',
    it: 'the light',
    who: 'people',
    more: 'fall asleep # seconds sooner',
    size: '# seconds of a night',
  },
  {
    asks: 'Does a new form save visitors time?',
    it: 'the form',
    who: 'visitors',
    more: 'are done # seconds sooner',
    size: '# seconds of a visit',
  },
  {
    asks: 'Does a new lid keep tea warm longer?',
    it: 'the lid',
    who: 'cups',
    more: 'stay warm # seconds longer',
    size: '# seconds of warmth',
  },
] as const;

/** What is measured, in which unit, and the range of the means. */
export const MEASURED = [
  ['loaves', 'grams', 480, 520],
  ['bus rides', 'minutes', 25, 60],
  ['students', 'points', 40, 80],
  ['batteries', 'hours', 30, 90],
  ['fish', 'centimeters', 30, 60],
  ['apples', 'grams', 120, 220],
] as const;

/** In percent. */
export const LEVELS = [1, 5, 10] as const;

/** What a p-value means, and what it does not mean. */
export const meaningOfP: Make = (draw) => {
  const { asks, it, who } = draw.pick(STUDIES);
  const percent = draw.integer(1, 9);
  const right = `Without any effect, at least this difference would appear in about ${percent} of 100 studies`;
  return {
    prompt: ask`${asks} A study finds a difference, with p = 0.0${percent}. What does this p-value say?`,
    answer: choiceAnswer(right, misreadings(draw, percent, it, who)),
    solution: [
      step`The p-value assumes that ${it} does nothing and that only chance makes a difference.`,
      step`It says how often chance alone would give a difference at least this large: in about ${percent} of 100 studies.`,
      step`It does not say how likely it is that there is no effect, nor how large the effect is.`,
    ],
  };
};

function misreadings(draw: Draw, percent: number, it: string, who: string) {
  const mistaken = [
    [
      `After this study, the probability that ${it} does nothing is only ${percent} percent`,
      `This reverses the condition. The p-value assumes that ${it} does nothing, and says how often chance would then give such data. It does not say how likely that assumption is.`,
    ],
    [
      `Something changes for ${100 - percent} percent of the ${who}`,
      `The p-value says nothing about how many ${who} change. It is about what chance alone would do.`,
    ],
    [
      `The effect of ${it} is ${percent} percent`,
      'The p-value is not the size of the effect. That is the difference itself.',
    ],
    [
      `If the study is repeated, the result is significant with a probability of ${100 - percent} percent`,
      'The p-value describes chance alone, not the next study. How often a repetition is significant depends on how large the effect really is.',
    ],
  ] as const;
  // The first one is the most common mistake, so it is always an option.
  const [first, ...others] = mistaken;
  return [first, ...draw.shuffled(others)];
}

/** p and a level: compare them. */
export const isSignificant: Make = (draw) => {
  const { asks } = draw.pick(STUDIES);
  const level = draw.pick(LEVELS);
  const thousandths = draw.pick([2, 4, 8, 20, 30, 40, 60, 70, 80, 120, 200]);
  const [p, bound] = [thousandths / 1000, level / 100];
  const isBelow = p < bound;
  const texts = {
    below: 'Yes, because p is below the level',
    notBelow: 'No, because p is above the level',
    highYes: 'Yes, because p is above the level',
    lowNo: 'No, because p is below the level',
  };
  const compared = `p = ${p} is ${isBelow ? 'below' : 'above'} ${bound}.`;
  return {
    prompt: ask`${asks} Before the study, a level of ${level} percent was agreed on. The study gives p = ${p}. Is the result significant?`,
    answer: choiceAnswer(isBelow ? texts.below : texts.notBelow, [
      isBelow
        ? wrong`${texts.notBelow} | Write the level as a decimal: ${level} percent is ${bound}, and ${compared}`
        : wrong`${texts.below} | Write the level as a decimal: ${level} percent is ${bound}, and ${compared}`,
      wrong`${texts.highYes} | A large p-value means that chance alone often does this. A result is significant if the p-value is small.`,
      wrong`${texts.lowNo} | A small p-value means that chance alone rarely does this. That is what significant means.`,
    ]),
    solution: [
      step`The level is ${level} percent, so ${bound}.`,
      step`A result is significant if p is below the level. Here ${compared}`,
      isBelow ? step`So it is significant.` : step`So it is not significant.`,
    ],
  };
};

/** A result that is not significant does not prove that there is no effect. */
export const notSignificant: Make = (draw) => {
  const { asks, it, who } = draw.pick(STUDIES);
  const percent = draw.integer(12, 60);
  const people = 5 * draw.integer(2, 8);
  return {
    prompt: ask`${asks} A study of ${people} ${who} finds a small difference, with p = ${percent / 100}. The level is 5 percent. What follows?`,
    answer: choiceAnswer('Chance alone explains it well, but there may be an effect', [
      wrong`It is proven that ${it} does nothing | A result that is not significant does not prove that there is no effect. With ${people} ${who}, even a real effect is easily missed.`,
      wrong`The probability that ${it} does nothing is ${percent} percent | The p-value assumes that ${it} does nothing. It cannot say how likely that is.`,
      wrong`There is an effect, because a difference was found | The difference may be due to chance. Chance alone gives one at least this large in about ${percent} of 100 studies.`,
    ]),
    solution: [
      step`Chance alone gives such a difference in about ${percent} of 100 studies. That is often, so it is not significant.`,
      step`But a study that finds nothing does not prove that there is nothing. It may have been too small.`,
    ],
  };
};

/** Significant, but still small. */
export const effectSize: Make = (draw) => {
  const { asks, it, who, more, size } = draw.pick(STUDIES);
  const units = draw.integer(2, 5);
  const many = 10000 * draw.integer(2, 9);
  const p = draw.pick(['0.001', '0.002', '0.004', '0.0005']);
  return {
    prompt: ask`${asks} In a study of ${many} ${who}, those with ${it} ${more.replace('#', String(units))} on average, with p = ${p}. What follows?`,
    answer: choiceAnswer('Chance alone hardly explains it, but the effect is small', [
      wrong`The effect must be large, because p is far below the usual level | The p-value says how well chance alone explains the difference. The size of the effect is something else: ${size.replace('#', String(units))}.`,
      wrong`It is chance alone, because the difference is so small | With ${many} ${who}, chance alone makes even smaller differences. The p-value says that chance would rarely do this.`,
      wrong`Nothing, because with so many ${who} p is always this small | Without any effect, so small a p-value is just as rare in a large study as in a small one. Here there probably is an effect, but a small one.`,
    ]),
    solution: [
      step`The p-value of ${p} is very small, so chance alone would rarely do this.`,
      step`Then ask how large the effect is: ${size.replace('#', String(units))}. The p-value does not say whether that matters.`,
      step`A very large sample makes even a tiny effect significant.`,
    ],
  };
};

/** The same difference, in a small and in a large sample. */
export const sampleSize: Make = (draw) => {
  const [who, unit] = draw.pick(MEASURED);
  const [small, large] = [5 * draw.integer(2, 6), 100 * draw.integer(2, 9)];
  const isFirst = draw.chance(0.5);
  const [one, other] = isFirst ? [large, small] : [small, large];
  const [more, less] = isFirst ? ['A', 'B'] : ['B', 'A'];
  const off = draw.integer(2, 9);
  return {
    prompt: ask`Two studies find the same difference of ${off} ${unit} between two groups, and the values within the groups are spread equally wide. Study A has ${one} ${who} in each group, study B has ${other}. Which one has the smaller p-value?`,
    answer: choiceAnswer(`Study ${more}: larger groups differ less by chance`, [
      wrong`Study ${less}: in smaller groups, a difference counts for more | In small groups, chance alone easily makes such a difference. That makes the p-value larger.`,
      wrong`Neither, because the difference is the same | The differences are the same, but the standard errors are not. The p-value compares the difference with the standard error, which is smaller in larger groups.`,
      wrong`That depends on how important the difference is | The p-value does not measure importance. It only compares the difference with what chance does.`,
    ]),
    solution: [
      step`The standard error shrinks with the square root of the number.`,
      step`In study ${more} the same ${off} ${unit} are more standard errors, so chance alone does it less often, and the p-value is smaller.`,
    ],
  };
};

/** The same difference in a sample that is 4, 9 or 16 times as large. */
export const largerSample: Make = (draw) => {
  const [who] = draw.pick(MEASURED);
  const times = draw.integer(2, 4);
  const before = 10 * draw.integer(2, 12);
  const after = before * times * times;
  const far = draw.integer(4, 14) / 10;
  const value = tidy(far * times);
  return {
    prompt: ask`In a sample of ${before} ${who}, a difference is ${counted(far, 'standard error')}. A new sample of ${after} gives exactly the same difference. The standard error shrinks with the square root of the number. How many standard errors is the difference now?`,
    answer: numberAnswer(value, [
      wrong`${tidy(far * times * times)} | The number is ${times * times} times as large. The standard error shrinks only by its square root, ${times}.`,
      wrong`${tidy(far / times)} | The standard error gets smaller, so the same difference is more of them.`,
      wrong`${far} | The difference is the same, but it is measured in standard errors, and these get smaller.`,
      wrong`${tidy(far + times)} | You added. The standard error is divided, so multiply the number of standard errors.`,
      ...nearly(value),
    ]),
    solution: [
      step`How many times as large is the sample? | ${after} -: ${before} = ${times * times}`,
      step`So the standard error is divided by the square root. | sqrt(${times * times}) = ${times}`,
      step`The same difference is ${times} times as many of them. | ${times} xx ${far} = ${value}`,
    ],
  };
};
