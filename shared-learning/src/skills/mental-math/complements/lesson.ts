import type { Lesson } from '../../skill';
import { picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say(
      'The complement of a number is what you must add to reach 10, 100 or 1000. If you see it right away, you can make change and subtract without borrowing.',
    ),
    say('Start from the left: fill each digit up to 9, and only the last one up to 10.'),
    picture({
      kind: 'number-line',
      text: 'A number line from 60 to 100. A jump of 3 leads from 67 to 70, a jump of 30 from 70 to 100.',
      from: 60,
      to: 100,
      step: 10,
      points: [{ at: 67, label: '67' }],
      jumps: [
        { from: 67, to: 70, label: '+3' },
        { from: 70, to: 100, label: '+30' },
      ],
    }),
    say(
      'Why 9? Take 67. The 7 ones and 3 more make a new ten. So there are no longer 6 tens but 7, and only 3 are missing: that is $9 - 6$.',
    ),
    say('With money: fill the cents up to a full dollar, then the dollars up to the bill.'),
  ],
  example: {
    prompt: [say('How much must you add to 364 to get 1000?')],
    steps: [
      step('Fill the hundreds up to 9.', '9 - 3 = 6'),
      step('Fill the tens up to 9.', '9 - 6 = 3'),
      step('Fill the ones up to 10.', '10 - 4 = 6'),
      step('Put them together.', '1000 - 364 = 636'),
      step('Check: $364 + 636 = 1000$.'),
    ],
  },
};
