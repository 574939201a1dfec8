import { randomInteger } from 'shared-puzzle-engine';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, people, pick } from '../../making/draw';
import { counted } from '../../making/write';
import { anchorDate, anchorOfCentury, anchorOfYear, isLeap, MONTHS, weekday } from './calendar';
import { walk } from './walk';
import { weekdayAnswer } from './weekday-answer';

/** Of this century from March on; at difficulty 5 any date from 1900 to 2099. */
export const fullDate: Make = (random, difficulty) => {
  const year = difficulty === 4 ? randomInteger(random, 2004, 2047) : randomInteger(random, 1904, 2096);
  const place = randomInteger(random, difficulty === 4 ? 2 : 0, 11);
  const month = MONTHS[place];
  if (!month || year === 2000) return fullDate(random, difficulty);
  const anchor = anchorDate(year, place);
  const date = other(random, 1, month.days, anchor);
  const [days, ofYear, since] = [date - anchor, anchorOfYear(year), year % 100];
  const [century, leaps] = [year - since, Math.floor(since / 4)];
  const all = since + leaps;
  const isEarlyInLeapYear = place < 2 && isLeap(year);
  const [who = ''] = people(random, 1);
  const written = `${month.name} ${date}, ${year}`;
  return {
    prompt: [
      say(
        pick(random, [
          `What day of the week is ${written}?`,
          `${who} marks ${written} on a calendar. What day of the week is it?`,
          `On what day of the week does ${written} fall?`,
        ]),
      ),
      ...(difficulty === 4 ? [say('In 2000 the anchor day was a Tuesday.')] : []),
    ],
    answer: weekdayAnswer(
      ofYear + days,
      [
        ...(isEarlyInLeapYear
          ? [
              [
                1,
                `${year} is a leap year. In January and February the anchor date is then one day later: ${month.name} ${anchor}.`,
              ] as const,
            ]
          : []),
        [-leaps, `You left out ${counted(leaps, 'leap day')} from ${century} to ${year}.`],
        [
          -2 * days,
          `From ${month.name} ${anchor} to ${month.name} ${date} you go ${days > 0 ? 'forward' : 'back'}. You went the other way.`,
        ],
        [century === 1900 ? -1 : 1, `The anchor day of ${century} is ${weekday(anchorOfCentury(year))}.`],
        [-days, `This is the anchor day of ${year}. It is the weekday of ${month.name} ${anchor}.`],
      ],
      random,
    ),
    solution: [
      step(
        `From ${century} it is ${counted(since, 'year')}, with ${counted(leaps, 'leap day')}: $${since} -: 4$ without the remainder.`,
        `${since} + ${leaps} = ${all}`,
      ),
      step(
        `The anchor day of ${century} is ${weekday(anchorOfCentury(year))}. So find the anchor day of ${year}.`,
      ),
      walk(anchorOfCentury(year), all),
      step(
        `In ${month.name}${isEarlyInLeapYear ? ' of a leap year' : ''} the anchor date is ${anchor}.`,
        days > 0 ? `${date} - ${anchor} = ${days}` : `${anchor} - ${date} = ${-days}`,
      ),
      walk(ofYear, days),
    ],
  };
};
