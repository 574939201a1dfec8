import { SKILLS } from '../skills/skill-map';
import { questionOf } from '../session/question';
import { wordingOf } from '../session/wording';
import { editionOf, makeWorksheet, WORKSHEET_LENGTH, WORKSHEET_VERSIONS } from './worksheet';

test.each(SKILLS.map(({ id }) => id))('a worksheet of %s has twelve different questions', async (skill) => {
  const exercises = await makeWorksheet(skill, 4_821);
  expect(exercises).toHaveLength(WORKSHEET_LENGTH);
  expect(new Set(exercises.map(questionOf)).size).toBe(WORKSHEET_LENGTH);
});

test.each(SKILLS.map(({ id }) => id))(
  'two versions of %s share no question, and at most four of twelve are alike in words',
  async (skill) => {
    const versions = await Promise.all(
      WORKSHEET_VERSIONS.map(async (version) => makeWorksheet(skill, 77, version)),
    );
    const questions = versions.flatMap((exercises) => exercises.map(questionOf));
    expect(new Set(questions).size).toBe(2 * WORKSHEET_LENGTH);
    for (const exercises of versions) {
      const wordings = exercises.map(({ prompt }) => wordingOf(prompt));
      const times = wordings.map((wording) => wordings.filter((other) => other === wording).length);
      expect(Math.max(...times)).toBeLessThanOrEqual(4);
    }
  },
);

test('generates the same worksheet for the same number, and another for another', async () => {
  const once = await makeWorksheet('mean', 7);
  expect(await makeWorksheet('mean', 7)).toEqual(once);
  expect(await makeWorksheet('mean', 8)).not.toEqual(once);
  expect(await makeWorksheet('mean', 7, 'B')).toEqual(await makeWorksheet('mean', 7, 'B'));
});

test('another answer is another edition, and other words are not', async () => {
  const [first, ...rest] = await makeWorksheet('mean', 7);
  const edition = editionOf([first!, ...rest]);
  expect(edition).toMatch(/^[\da-z]{3}$/);
  expect(editionOf([{ ...first!, prompt: [{ kind: 'text', text: 'Find the mean.' }] }, ...rest])).toBe(
    edition,
  );
  expect(editionOf([{ ...first!, answer: rest[0]!.answer }, ...rest])).not.toBe(edition);
});

test('has no worksheet for an unknown skill', async () => {
  expect(await makeWorksheet('alchemy', 7)).toEqual([]);
});
