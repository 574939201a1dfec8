import { picture, say, step, tryIt, type Lesson } from '../builder';
import { classesOf, histogram, nameOf } from './classes';

/** The same people, one by one. */
const MINUTES = [2, 4, 6, 9, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 22, 24, 25, 27, 29, 34];
const CLASSES = classesOf(MINUTES, 10);

export const lesson: Lesson = {
  idea: [
    say`A long list of numbers is hard to read. So sort the values into classes of equal width, and draw a bar for each class: its height says how many values are in the class.`,
    picture(histogram(CLASSES, 'Minutes waiting')),
    say`The class 10–20 starts at 10 and ends before 20: anyone who waited exactly 20 minutes is in the next one. So the bars touch, and nobody is counted twice.`,
    say`A histogram shows the shape at a glance: where most values are, and how far the rest are spread. But a histogram does not show the individual values. You know that 9 waited from 10 to 20 minutes, not how long each of them did.`,
    say`So the mean can only be estimated: use the midpoint of each class for everyone in it.`,
    tryIt({
      question: 'The same 20 people: make the classes narrower and wider. Which width shows the shape best?',
      handles: [{ name: 'Width of a class', from: 5, to: 20, step: 5, start: 10, unit: ' minutes' }],
      show: (width) => histogram(classesOf(MINUTES, width), 'Minutes waiting'),
      says: (width) => {
        const classes = classesOf(MINUTES, width);
        const most = Math.max(...classes.counts);
        const name = nameOf(classes, classes.counts.indexOf(most));
        return `With a width of ${width} minutes, the highest bar is ${name}, with ${most} of the 20 people.`;
      },
    }),
  ],
  example: {
    prompt: [say`In the picture above, what percentage waited at least 20 minutes?`],
    steps: [
      step`Add all the bars. This is how many people were asked. | 4 + 9 + 6 + 1 = 20`,
      step`Add the classes from 20 on. | 6 + 1 = 7`,
      step`Write it as a percentage of the whole. | 7/20 = 35/100 = 35%`,
      step`Check: about a third of the people are to the right of 20.`,
    ],
  },
};
