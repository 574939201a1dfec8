import { screen } from '@testing-library/react';
import { fakeLearning } from '../testing/fake-learning';
import { missExercise, press, SKILL_SESSION } from '../testing/play-session';
import { likelyMistake, openLearning, rightAnswer, typeAnswer } from '../testing/render-learning';
// Imported up front, so that compilation does not count toward the first test's timeout.
import './PracticePage';

beforeEach(() => localStorage.clear());

async function beginHeard() {
  const playSound = jest.fn();
  const { user } = openLearning(SKILL_SESSION, fakeLearning(), { playSound });
  await user.click(await press('Start'));
  /** @returns the feedback and the sound */
  const answer = async (choose = rightAnswer) => {
    await (choose === rightAnswer ? typeAnswer(user, choose) : missExercise(user));
    const next = await screen.findByRole('button', { name: /Continue|See results/ });
    expect(next).toHaveFocus();
    const message = screen.getByText(/^(Correct|Not quite)$/).closest('[data-tone]')?.textContent ?? '';
    await user.keyboard('{Enter}');
    return { message, sound: playSound.mock.lastCall as [string] };
  };
  return { answer };
}

const miss: typeof rightAnswer = (asked) => likelyMistake(asked).value;

test('stamps a skill that becomes proficient, with its own sound and without interrupting', async () => {
  const { answer } = await beginHeard();
  const heard: { message: string; sound: [string] }[] = [];
  for (let index = 0; index < 10; index += 1) {
    const one = await answer();
    heard.push(one);
    if (one.message.includes('proficient')) break;
  }
  expect(heard.at(-1)?.message).toContain('Now proficient: The mean.');
  expect(heard.at(-1)?.sound).toEqual(['results']);
  expect(heard[0]?.message).not.toMatch(/proficient|in a row/);
  expect(heard[0]?.sound).toEqual(['correct']);
});

test('does not stamp a level that was only regained after a miss', async () => {
  const { answer } = await beginHeard();
  const message: string[] = [];
  for (let index = 0; index < 10; index += 1) {
    const isMissed =
      message.at(-1)?.includes('proficient') && message.filter((one) => one.startsWith('Not')).length < 1;
    message.push((await answer(isMissed ? miss : rightAnswer)).message);
  }
  expect(message.filter((one) => one.startsWith('Not quite'))).toHaveLength(1);
  expect(message.filter((one) => one.includes('Now proficient'))).toHaveLength(1);
});

test('stamps five right answers in a row, counting from the last miss', async () => {
  const { answer } = await beginHeard();
  const message = [await answer(miss)];
  for (let index = 0; index < 8; index += 1) message.push(await answer());
  const runs = message.flatMap((one, index) => (one.message.includes('in a row') ? [index] : []));
  expect(runs).toEqual([5]);
  expect(message[5]?.message).toContain('5 right in a row.');
});
