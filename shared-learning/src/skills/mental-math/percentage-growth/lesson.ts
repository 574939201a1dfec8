import type { Lesson } from '../../skill';
import { picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say(
      'A rise of 20% means that what was 100 is now 120. So multiply by 1.2. A fall of 20% leaves 80: multiply by 0.8. This number is the growth factor.',
    ),
    picture({
      kind: 'bar-model',
      text: 'Three bars. The first is 100. After a rise of 20 percent the second is 120. After a fall of 20 percent the third is 96: the fall was 24.',
      bars: [
        { label: 'Start', parts: [{ size: 100, label: '100' }] },
        {
          label: '20% more',
          parts: [
            { size: 100, label: '100' },
            { size: 20, label: '+20', marked: true },
          ],
        },
        {
          label: 'then 20% less',
          parts: [
            { size: 96, label: '96' },
            { size: 24, label: '-24', marked: true },
          ],
        },
      ],
    }),
    say(
      'Percentages of different wholes are not added. 20% up and then 20% down does not lead back to the start: the fall is 20% of 120, and that is 24. The factors are multiplied: $1.2 xx 0.8 = 0.96$, so 4% is lost.',
    ),
    say(
      'To go back, divide by the factor. A price after a rise of 25% is 1.25 times the old one. So the old one is the price divided by 1.25.',
    ),
    say(
      'How long does doubling take? Divide 72 by the percentage: at 6% a year it takes about $72 -: 6 = 12$ years. Each year, the growth also applies to what earlier years have added.',
    ),
  ],
  example: {
    prompt: [say('200 grows by 10% a year. How much is it after two years?')],
    steps: [
      step('The factor for one year.', '1 + 0.1 = 1.1'),
      step('After the first year.', '200 xx 1.1 = 220'),
      step('After the second: 10% of 220, not of 200.', '220 xx 1.1 = 242'),
      step('Check: twice 10% of 200 would be 40. The other 2 are 10% of the first 20.'),
    ],
  },
};
