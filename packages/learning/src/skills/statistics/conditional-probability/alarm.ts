import { randomInteger } from 'shared-puzzle-engine';
import { numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { commonDivisor, quotient } from '../../making/write';

const ALARMS = [
  ['people', 'have an illness', 'A test flags', 'is flagged', 'is ill', 'healthy'],
  ['emails', 'are spam', 'A filter stops', 'is stopped', 'is spam', 'good'],
  [
    'bags',
    'contain something forbidden',
    'A scanner stops',
    'is stopped',
    'contains something forbidden',
    'other',
  ],
] as const;

/** A rare thing and a test that is not perfect. */
export const alarm: Make = (random) => {
  const rare = 10 * randomInteger(random, 2, 10);
  const hits = 10 * randomInteger(random, 7, 9);
  const falseAlarms = 5 * randomInteger(random, 1, 4);
  const [found, wrong] = [(rare * hits) / 100, ((1000 - rare) * falseAlarms) / 100];
  if (!Number.isInteger(wrong) || commonDivisor(found, wrong) < 3) return alarm(random, 5);
  const [who, have, warns, isWarned, is, others] = pick(random, ALARMS);
  const one = { people: 'person', emails: 'email', bags: 'bag' }[who];
  return {
    prompt: [
      say(
        `Of 1000 ${who}, ${rare} ${have}. ${warns} ${hits} percent of these, but also ${falseAlarms} percent of the ${others} ones. One ${one} ${isWarned}. How likely is it that this ${one} ${is}?`,
      ),
    ],
    answer: numberAnswer(quotient(found, found + wrong), [
      [
        quotient(hits, 100),
        `You turned it around. ${hits} percent is how likely an alarm is, if it is known that the ${one} ${is}.`,
      ],
      [quotient(rare, 1000), `You did not use the fact that it ${isWarned}.`],
      [quotient(found, 1000), `You divided by all 1000. Only ${found + wrong} are still possible.`],
      [
        quotient(100 - falseAlarms, 100),
        `You subtracted the false alarms from 1. They are a part of the ${others} ones, not of the alarms.`,
      ],
      [quotient(wrong, found + wrong), 'This is how likely a false alarm is.'],
    ]),
    solution: [
      step(`Of the ${rare} that ${have}, this many are found.`, `${hits / 100} xx ${rare} = ${found}`),
      step(
        `Of the ${others} ones, this many are false alarms.`,
        `${falseAlarms / 100} xx ${1000 - rare} = ${wrong}`,
      ),
      step('Only these are still possible.', `${found} + ${wrong} = ${found + wrong}`),
      step('Divide.', `${found}/${found + wrong} = ${quotient(found, found + wrong)}`),
    ],
  };
};
