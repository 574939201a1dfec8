import type { Lesson } from '../../skill';
import { picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say(
      'Do two things go together? Draw one point for each person or day: how far to the right shows one thing, and how high up shows the other.',
    ),
    picture({
      kind: 'scatter',
      text: 'A scatter plot of eight days. To the right: degrees. Upward: ice cream cones. The warmer the day, the more ice cream cones are sold; the points lie close to a rising line.',
      xAxis: 'Degrees',
      yAxis: 'Ice cream cones',
      points: [
        [14, 30],
        [17, 42],
        [19, 40],
        [21, 55],
        [24, 58],
        [26, 72],
        [29, 75],
        [31, 90],
      ],
    }),
    say(
      'Rising to the right: more of one goes with more of the other, a positive correlation. Falling: more of one goes with less of the other, a negative one. A cloud without direction: no correlation.',
    ),
    say(
      'The number $r$ says how close the points lie to a straight line: 1 on a rising line, $-1$ on a falling one, 0 for no direction. It does not say how steep the line is.',
    ),
    say(
      'Going together does not mean causing. Where many storks live, many children are born, but both come from living in the country. Ask what third thing may be behind both.',
    ),
  ],
  example: {
    prompt: [
      say(
        'For the picture above, a line that fits is $y = 3x - 10$. How many ice cream cones do you expect at 25 degrees?',
      ),
    ],
    steps: [
      step('Put 25 into the line.', 'y = 3 xx 25 - 10 = 65'),
      step('So you expect about 65. A single day may be above or below that.'),
      step('Check in the picture: at 24 and 26 degrees, 58 and 72 were sold.'),
    ],
  },
};
