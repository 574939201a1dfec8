import type { Lesson } from '../../skill';
import { picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say(
      'Heights of people, weights of loaves, errors of a scale: where many small causes add up, most values lie near the mean, few lie far away, and both sides look alike. This shape is the normal curve.',
    ),
    picture({
      kind: 'normal-curve',
      text: 'A normal curve with the mean 100 and the standard deviation 15. The part from 85 to 115 is shaded: 68 percent.',
      mean: 100,
      deviation: 15,
      part: { from: 85, to: 115 },
    }),
    say('Two numbers fix it: the mean says where, the standard deviation says how wide. Then always about:'),
    picture({
      kind: 'table',
      text: 'A table. Within 1 standard deviation: 68 percent. Within 2: 95 percent. Within 3: 99.7 percent.',
      head: ['Within', 'Values'],
      rows: [
        ['1 standard deviation', '68 %'],
        ['2 standard deviations', '95 %'],
        ['3 standard deviations', '99.7 %'],
      ],
    }),
    say(
      'Both sides are alike. So half of 68 percent, 34, lies between the mean and one standard deviation above it. Outside lies the rest, $100 - 68 = 32$ percent: 16 above and 16 below.',
    ),
  ],
  example: {
    prompt: [
      say(
        'Loaves weigh 500 grams on average, with a standard deviation of 10 grams, and follow a normal curve. How many percent weigh more than 520 grams?',
      ),
    ],
    steps: [
      step('How many standard deviations above the mean is that?', '(520 - 500)/10 = 2'),
      step('Within 2 lie 95 percent. Outside lies the rest.', '100 - 95 = 5'),
      step('Half of it lies above.', '5/2 = 2.5'),
      step('Check: below 480 lies as much, and $2.5 + 95 + 2.5 = 100$.'),
    ],
  },
};
