import type { Lesson } from '../../skill';
import { formula, picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say(
      'You know a line when you know where it starts and how steep it is. It crosses the y-axis at the intercept $b$, and each step of 1 to the right adds the slope $m$. After $x$ steps its height is',
    ),
    formula('y = mx + b'),
    picture({
      kind: 'line-graph',
      text: 'The line y = 2x - 3. It crosses the y-axis at -3 and goes up 2 for each step to the right.',
      from: -6,
      to: 6,
      lines: [{ slope: 2, intercept: -3, label: 'y = 2x - 3' }],
      points: [
        { x: 0, y: -3, label: '(0, -3)' },
        { x: 1, y: -1, label: '(1, -1)' },
      ],
    }),
    say(
      'A point lies on the line when its $x$ and $y$ make the equation true. So with the slope and one point you find $b$: put everything in and solve.',
    ),
    say(
      'With two points, find the slope first. If an equation has another form, such as $2x + y = 5$, solve it for $y$.',
    ),
  ],
  example: {
    prompt: [say('Find the equation of the line through $(2, 1)$ and $(6, 3)$.')],
    steps: [
      step('The slope first.', 'm = (3 - 1)/(6 - 2) = 1/2'),
      step('Put in the point $(2, 1)$.', '1 = 1/2 xx 2 + b'),
      step('Solve for $b$.', 'b = 0'),
      step('Write the equation. Check with the other point: half of 6 is 3.', 'y = 1/2 x'),
    ],
  },
};
