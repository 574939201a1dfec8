import type { Lesson } from '../../skill';
import { picture, say, step } from '../../making/blocks';

export const lesson: Lesson = {
  idea: [
    say(
      'After 7 days the weekday comes again. So of any number of days only the rest by 7 counts: 45 days are 6 weeks and 3 days.',
    ),
    say(
      'In each year these dates fall on one and the same weekday. Call it the anchor day of the year. Learn one date for each month:',
    ),
    picture({
      kind: 'table',
      text: 'Anchor dates: 3 January, or 4 in a leap year. The last day of February. 14 March, 4 April, 9 May, 6 June, 11 July, 8 August, 5 September, 10 October, 7 November, 12 December.',
      head: ['Months', 'Anchor dates'],
      rows: [
        ['even ones', '4 April, 6 June, 8 August, 10 October, 12 December'],
        ['odd ones', '9 May, 5 September, 11 July, 7 November'],
        ['March', '14 March'],
        ['February', 'its last day, 28 or 29'],
        ['January', '3, in a leap year 4'],
      ],
    }),
    say(
      'Why do they agree? From 4 April to 6 June it is 63 days, just 9 weeks; so too from 6 June to 8 August, and on to December. For the odd months think of working from 9 to 5 at seven-eleven: 9 May and 5 September, 7 November and 11 July.',
    ),
    say(
      'Which weekday is it? In 2000 it was Tuesday, in 1900 Wednesday. A year has 52 weeks and 1 day, so each year moves it on by 1, and each leap year by 1 more. For 2027: 27 years and $27 -: 4$, so 6 leap days. $27 + 6 = 33$, and 33 days leave 5. Tuesday and 5 days is Sunday.',
    ),
  ],
  example: {
    prompt: [say('Which weekday is 20 July 2027?')],
    steps: [
      step('The anchor day of 2027: 27 years and 6 leap days.', '27 + 6 = 33'),
      step('Take whole weeks away.', '33 - 28 = 5'),
      step('Tuesday and 5 days: Sunday. So 11 July is a Sunday.'),
      step('From 11 July on.', '20 - 11 = 9'),
      step('9 days are a week and 2 days. Sunday and 2 days: Tuesday.'),
    ],
  },
};
