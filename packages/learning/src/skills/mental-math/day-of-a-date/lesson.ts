import { moveGroups, picture, say, step, type Lesson } from '../builder';

const AFTER_TUESDAY = ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday'];

export const lesson: Lesson = {
  idea: [
    say`After 7 days the weekday is the same again. So for any number of days, only the remainder after dividing by 7 counts: 45 days is 6 weeks and 3 days.`,
    say`In any year, these dates all fall on the same weekday. Call it the anchor day of the year. Learn one date for each month:`,
    picture({
      kind: 'table',
      text: 'Anchor dates: January 3, or January 4 in a leap year. The last day of February. March 14, April 4, May 9, June 6, July 11, August 8, September 5, October 10, November 7, December 12.',
      head: ['Months', 'Anchor dates'],
      rows: [
        ['even ones', 'April 4, June 6, August 8, October 10, December 12'],
        ['odd ones', 'May 9, September 5, July 11, November 7'],
        ['March', 'March 14'],
        ['February', 'its last day, 28 or 29'],
        ['January', '3; in a leap year, 4'],
      ],
    }),
    say`Why do they agree? From April 4 to June 6 is 63 days, exactly 9 weeks; the same is true from June 6 to August 8, and so on to December. For the odd months, think of working 9 to 5 at a 7-Eleven: 5/9 and 9/5, 7/11 and 11/7.`,
    say`Which weekday is the anchor day? In 2000 it was Tuesday, and in 1900 it was Wednesday. A year has 52 weeks and 1 day, so each year moves it forward by 1, and each leap year by 1 more. For 2027: 27 years, and $27 -: 4$ gives 6 leap days. $27 + 6 = 33$, and 33 leaves a remainder of 5. Tuesday plus 5 days is Sunday.`,
    moveGroups({
      question: 'Today is a Tuesday. Drag the end of the days. Which weekday will it be?',
      handle: { name: 'Days from today', from: 1, to: 60, start: 45 },
      size: 7,
      note: (_, remainder) =>
        remainder === 0
          ? 'This is a number of whole weeks, so it is Tuesday again.'
          : `Tuesday plus ${remainder} ${remainder === 1 ? 'day' : 'days'} is ${AFTER_TUESDAY[remainder]}.`,
    }),
  ],
  example: {
    prompt: [say`What day of the week is July 20, 2027?`],
    steps: [
      step`For the anchor day of 2027, add 27 years and 6 leap days. | 27 + 6 = 33`,
      step`Take away whole weeks. | 33 - 28 = 5`,
      step`Tuesday plus 5 days is Sunday, so July 11 is a Sunday.`,
      step`Count the days from July 11. | 20 - 11 = 9`,
      step`9 days is one week and 2 days. Sunday plus 2 days is Tuesday.`,
    ],
  },
};
