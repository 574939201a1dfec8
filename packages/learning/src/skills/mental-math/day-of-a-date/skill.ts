import { randomInteger } from 'shared-puzzle-engine';
import { say, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { other, people } from '../../making/draw';
import type { Skill } from '../../skill';
import { MONTHS, weekday } from './calendar';
import { fullDate } from './full-date';
import { lesson } from './lesson';
import { walk } from './walk';
import { weekdayAnswer } from './weekday-answer';

/** In so many days, or so many days ago. */
const daysLater: Make = (random, difficulty) => {
  const today = randomInteger(random, 0, 6);
  const size = difficulty === 1 ? randomInteger(random, 9, 34) : randomInteger(random, 36, 120);
  if (size % 7 === 0) return daysLater(random, difficulty);
  const days = difficulty > 1 && random() < 0.5 ? -size : size;
  const [who = ''] = people(random, 1);
  const question =
    days > 0
      ? `Today is ${weekday(today)}. ${who} has a day off in ${size} days. What day of the week is that?`
      : `Today is ${weekday(today)}. ${who} moved here ${size} days ago. What day of the week was that?`;
  return {
    prompt: [say(question)],
    answer: weekdayAnswer(
      today + days,
      [
        [
          days > 0 ? -1 : 1,
          'You counted today as day 1. Today is day 0, and 7 days from it is the same weekday.',
        ],
        [
          -2 * days,
          days > 0
            ? 'You went back. A day in the future is later.'
            : 'You went forward. A day in the past is earlier.',
        ],
        [-days, `${size} is not a multiple of 7, so the weekday changes.`],
      ],
      random,
    ),
    solution: [
      step(
        'Each whole week leads to the same weekday. Only the remainder after dividing by 7 counts.',
        `${size} = 7 xx ${Math.floor(size / 7)} + ${size % 7}`,
      ),
      walk(today, days),
    ],
  };
};

/** One date is known; another in the same month is asked, later also in another month. */
const fromKnown: Make = (random, difficulty) => {
  const known = randomInteger(random, 0, 6);
  const month = MONTHS[randomInteger(random, 3, 11)];
  const start = difficulty === 2 ? month : MONTHS[2 * randomInteger(random, 1, 5) + 1];
  if (!month || !start) return fromKnown(random, difficulty);
  const date = other(random, 1, month.days, month.anchor);
  const days = date - month.anchor;
  const isSame = month === start;
  if (days % 7 === 0 || (difficulty > 2 && isSame)) return fromKnown(random, difficulty);
  return {
    prompt: [
      say(
        `In some year, ${start.name} ${start.anchor} is a ${weekday(known)}, the anchor day. What day of the week is ${month.name} ${date} of that year?`,
      ),
    ],
    answer: weekdayAnswer(
      known + days,
      [
        [
          -2 * days,
          `From ${month.name} ${month.anchor} to ${month.name} ${date} you go ${days > 0 ? 'forward' : 'back'}. You went the other way.`,
        ],
        [-days, `This is ${month.name} ${month.anchor}. Continue from there to ${month.name} ${date}.`],
        [date - start.anchor - days, `The anchor date of ${month.name} is ${month.name} ${month.anchor}.`],
      ],
      random,
    ),
    solution: [
      ...(isSame
        ? []
        : [
            step(
              `The anchor date of ${month.name} is ${month.name} ${month.anchor}. So it is a ${weekday(known)} too.`,
            ),
          ]),
      step(
        `From there to ${month.name} ${date}:`,
        days > 0 ? `${date} - ${month.anchor} = ${days}` : `${month.anchor} - ${date} = ${-days}`,
      ),
      walk(known, days),
    ],
  };
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [daysLater],
    2: [daysLater, fromKnown],
    3: [fromKnown],
    4: [fullDate],
    5: [fullDate],
  }),
};
