import type { Lesson } from '../../skill';
import { formula, picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say(
      '$x + y = 5$ has many solutions: 1 and 4, 2 and 3, and so on. All of them lie on a line. $y = 2x - 1$ is another line. Where they cross, both are true.',
    ),
    picture({
      kind: 'line-graph',
      text: 'Two lines: y = -x + 5 goes down, y = 2x - 1 goes up. They cross at the point (2, 3).',
      from: -6,
      to: 6,
      lines: [
        { slope: -1, intercept: 5, label: 'x + y = 5' },
        { slope: 2, intercept: -1, label: 'y = 2x - 1' },
      ],
      points: [{ x: 2, y: 3, label: '(2, 3)' }],
    }),
    say(
      'You do not have to draw. Turn the two equations into one equation with one variable. First way: if you know what $y$ is, put it into the other equation: $x + (2x - 1) = 5$.',
    ),
    say(
      'Second way: add the two equations, or subtract one from the other. Equals added to equals are equal. This helps when one variable cancels: multiply an equation first if necessary.',
    ),
  ],
  example: {
    prompt: [formula('3x + 2y = 16'), formula('5x - y = 5')],
    steps: [
      step('Multiply the second equation by 2, so that the $y$ terms match.', '10x - 2y = 10'),
      step('Add both equations: the $y$ terms cancel.', '13x = 26'),
      step('Divide both sides by 13.', 'x = 2'),
      step('Put it into one of the equations: $5 xx 2 - y = 5$.', 'y = 5'),
      step('Check with the other one: $3 xx 2 + 2 xx 5 = 16$.'),
    ],
  },
};
