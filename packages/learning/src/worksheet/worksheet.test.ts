import { SKILLS } from '../skills/skill-map';
import { questionOf } from '../session/question';
import { makeWorksheet, WORKSHEET_LENGTH } from './worksheet';

test.each(SKILLS.map(({ id }) => id))('a worksheet of %s has twelve different questions', async (skill) => {
  const exercises = await makeWorksheet(skill, 4_821);
  expect(exercises).toHaveLength(WORKSHEET_LENGTH);
  expect(new Set(exercises.map(questionOf)).size).toBe(WORKSHEET_LENGTH);
});

test('generates the same worksheet for the same number, and another for another', async () => {
  const once = await makeWorksheet('mean', 7);
  expect(await makeWorksheet('mean', 7)).toEqual(once);
  expect(await makeWorksheet('mean', 8)).not.toEqual(once);
});

test('has no worksheet for an unknown skill', async () => {
  expect(await makeWorksheet('alchemy', 7)).toEqual([]);
});
