import { formula, picture, say, step, tryIt, type Lesson } from '../builder';
import { lineChart, STORIES } from './chart';

const [MEMBERS] = STORIES;

export const lesson: Lesson = {
  idea: [
    say`A line chart shows how something changes over time. Each point is one measurement: read the time below it and the value on the left. The lines between the points only lead the eye from one point to the next.`,
    picture(
      lineChart({
        story: MEMBERS,
        times: MEMBERS.times.slice(0, 6),
        scale: { from: 0, to: 60, step: 10 },
        lines: [[10, 15, 40, 45, 30, 50]],
      }),
    ),
    say`Where the line goes up, the number rises; the steeper the line, the faster. The greatest rise is from February to March, by 25, although the highest point comes later.`,
    say`The average change tells how fast the number changed over a longer time. Divide the change from the first point to the last one by the number of steps. The ups and downs in between do not matter.`,
    formula`"average change" = ("last" - "first") / "steps"`,
    say`Count steps, not points: from January to June there are 6 points, but only 5 steps. If the last value is lower than the first, the average change is negative.`,
    say`A chart does not tell you everything. It does not tell you why the number fell in May, what happened in the middle of a month, or what comes next.`,
    tryIt({
      question: 'Drag March, then June. Which of the two changes the average change from January to June?',
      handles: [
        { name: 'Members in March', from: 0, to: 60, step: 5, start: 40 },
        { name: 'Members in June', from: 0, to: 60, step: 5, start: 50 },
      ],
      show: (march, june) =>
        lineChart({
          story: MEMBERS,
          times: MEMBERS.times.slice(0, 6),
          scale: { from: 0, to: 60, step: 10 },
          lines: [[10, 15, march, 45, 30, june]],
        }),
      says: (_, june) =>
        `From January to June there are 5 steps: $(${june} - 10)/5 = ${(june - 10) / 5}$ per month.`,
      at: (march, june) => [
        [2, march],
        [5, june],
      ],
    }),
  ],
  example: {
    prompt: [say`What was the average change in the number of members per month from January to June?`],
    steps: [
      step`Read the first and the last point: 10 and 50. | 50 - 10 = 40`,
      step`From January to June there are 5 steps. Divide. | 40 -: 5 = 8`,
      step`So there were 8 more members each month on average, although the number did not rise by 8 in any single month.`,
      step`Check: 5 steps of 8 lead from the first point to the last one. | 10 + 5 xx 8 = 50`,
    ],
  },
};
