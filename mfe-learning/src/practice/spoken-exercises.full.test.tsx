import { render, screen } from '@testing-library/react';
import {
  DIFFICULTIES,
  firstHintOf,
  loadExercise,
  openedSolution,
  SKILLS,
  type Answer,
  type Exercise,
} from '@ninefold/learning';
import { answerText, rightAnswerText } from '../math/answer-text';
import { spokenBlocks, spokenStep, spokenText } from '../speech/spoken-text';
import { Options } from './answer/Options';
import { optionsOf } from './answer/options-of';

const SEEDS = [3, 52_361, 7_654_321];

// "One" and "zero" are left out, because sentences have "one zero too many".
const NUMBER = '(?:\\d+(?:[.,]\\d+)*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
/** Two numbers with nothing between them, or a sign that is skipped or spelled. */
const FLATTENED = new RegExp(
  `(?<![\\w.,])${NUMBER} ${NUMBER}(?![\\w])|[×÷√^=<>≤≥≈±·⋅²³\\\\−"{}_|]|\\$(?!\\d)|\\d ?/ ?\\d|(?:^|\\s)-|undefined`,
);

const mistakesOf = (answer: Answer) =>
  answer.kind === 'choice'
    ? answer.options.flatMap(({ reason }) => reason ?? [])
    : answer.mistakes.map(({ reason }) => reason);

/** Everything that is read aloud about an exercise. */
const spokenParts = (exercise: Exercise): string[] => {
  const { prompt, answer, solution } = exercise;
  const hint = firstHintOf(exercise);
  return [
    spokenBlocks(prompt),
    spokenText(rightAnswerText(answer)),
    ...mistakesOf(answer).map(spokenText),
    ...(answer.kind === 'choice'
      ? []
      : answer.mistakes.map(({ value }) => spokenText(answerText(answer, value)))),
    ...[...solution, ...openedSolution(exercise), ...(hint ? [hint] : [])].map(spokenStep),
  ];
};

async function exercisesOf(skill: string): Promise<Exercise[]> {
  const names = DIFFICULTIES.flatMap((difficulty) => SEEDS.map((seed) => ({ skill, difficulty, seed })));
  const exercises = await Promise.all(names.map((name) => loadExercise(name)));
  return exercises.filter((exercise) => exercise !== null);
}

test.each(SKILLS.map(({ id }) => id))(
  'exercises of %s are read as words, and options by name',
  async (skill) => {
    const exercises = await exercisesOf(skill);
    expect(exercises).toHaveLength(DIFFICULTIES.length * SEEDS.length);
    const flattened = exercises.flatMap(spokenParts).filter((words) => FLATTENED.test(words));
    expect(flattened).toEqual([]);
    for (const { answer } of exercises) {
      const options = optionsOf(answer, 1);
      const { unmount } = render(
        <Options given="" onChange={() => {}} describedBy="" isInvalid={false} options={options} />,
      );
      const names = options.map(({ text }) => spokenText(text).trim());
      screen
        .getAllByRole('radio')
        .forEach((option, place) => expect(option).toHaveAccessibleName(names[place]));
      expect(new Set(names).size).toBe(options.length);
      expect(names.filter((name) => name === '' || FLATTENED.test(name))).toEqual([]);
      unmount();
    }
  },
);
