import type { Lesson } from '../../skill';
import { picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say(
      'Percent means out of every hundred. 10% is a tenth, 1% is a hundredth, 50% is a half, and 25% is a quarter.',
    ),
    say('Build any other percentage from these. 15% is 10% plus half of that.'),
    picture({
      kind: 'bar-model',
      text: 'A bar of 240 is cut into ten parts of 24. One and a half of them, 36, are marked: 15 percent.',
      bars: [
        {
          label: '240',
          parts: [
            { size: 2, label: '24', marked: true },
            { size: 1, label: '12', marked: true },
            { size: 1, label: '12' },
            ...Array.from({ length: 8 }, () => ({ size: 2, label: '24' })),
          ],
        },
      ],
    }),
    say(
      'You can also turn it around: 16% of 25 is the same as 25% of 16, a quarter of 16. Why? Both are $16 xx 25 -: 100$.',
    ),
    say('Taking off 20% leaves 80%. It is often quicker to work out what is left than what comes off.'),
  ],
  example: {
    prompt: [say('How much is 15% of 240?')],
    steps: [
      step('10% is a tenth.', '240 -: 10 = 24'),
      step('5% is half of that.', '24 -: 2 = 12'),
      step('Add them.', '24 + 12 = 36'),
      step('Check: 15% is a bit less than a fifth, and a fifth of 240 is 48.'),
    ],
  },
};
