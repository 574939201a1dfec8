import type { Lesson } from '../../skill';
import { picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say('Often "about how much" is enough. Round both numbers so that you can multiply them in your head.'),
    say(
      'It is best to round one up and the other down. $38 xx 52$ is about $40 xx 50 = 2000$. What you gain with one, you lose with the other: the exact product is 1976.',
    ),
    picture({
      kind: 'area-model',
      text: 'A rectangle, 47 + 3 wide and 38 + 2 high. Its parts are 38 by 47, two strips, and a tiny corner.',
      columns: [
        { label: '47', size: 47 },
        { label: '3', size: 10 },
      ],
      rows: [
        { label: '38', size: 38 },
        { label: '2', size: 9 },
      ],
      parts: [
        ['38 xx 47', 'strip'],
        ['strip', ''],
      ],
    }),
    say(
      'If both go up, the estimate is too large. In the picture 40 by 50 has two strips too many: about $3 xx 40 = 120$ and $2 xx 50 = 100$. Take them away: $2000 - 220 = 1780$. The exact product is 1786.',
    ),
    say(
      'Count the zeros separately: $300 xx 40$ is 12 with three zeros. A lost zero makes a result ten times too small.',
    ),
  ],
  example: {
    prompt: [say('About how much is $58 xx 79$?')],
    steps: [
      step('Round both. Both go up.', '60 xx 80 = 4800'),
      step('First strip: 60 is 2 too many, each worth about 80.', '2 xx 80 = 160'),
      step('Second strip: 80 is 1 too many, worth about 60.', '1 xx 60 = 60'),
      step('Take the strips away.', '4800 - 220 = 4580'),
      step('The exact product is 4582.'),
    ],
  },
};
