import type { Lesson } from '../../skill';
import { formula, picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say('To know something changes how likely the rest is. Here are 100 people, with glasses and without.'),
    picture({
      kind: 'table',
      text: 'A table. Under 40: 8 with glasses, 52 without. Over 40: 28 with glasses, 12 without.',
      head: ['', 'Glasses', 'None'],
      rows: [
        ['Under 40', '8', '52'],
        ['Over 40', '28', '12'],
      ],
    }),
    say(
      'How likely does somebody wear glasses? 36 of 100. But if you know that the person is over 40, only one row is left: 28 of 40, so 70 percent. You divide by those who are still possible, not by all.',
    ),
    formula('P(B "if" A) = (P(A "and" B)) / (P(A))'),
    say(
      'Mind the direction. Of the 40 who are over 40, 28 wear glasses: 70 percent. Of the 36 who wear glasses, 28 are over 40: about 78 percent. These are two different questions.',
    ),
    say(
      'With percents, imagine 1000 people and count: this makes the table. A rare illness and a good test still give many false alarms, because the healthy are so many.',
    ),
  ],
  example: {
    prompt: [
      say(
        'Of 1000 people, 20 have an illness. A test finds 18 of these 20, and also warns 98 of the 980 healthy ones. The test warns you. How likely are you ill?',
      ),
    ],
    steps: [
      step('How many are warned in all?', '18 + 98 = 116'),
      step('You are one of these. 18 of them are ill.', '18/116 = 9/58'),
      step('This is about 0.16: most of those who are warned are healthy, for there are so many of them.'),
      step('Check: the healthy and the ill among the warned make all of them.', '18/116 + 98/116 = 1'),
    ],
  },
};
