import { SKILLS } from '../skills/skill-map';
import { checkWorksheet } from '../testing/check-worksheet';
import { editionOf, makeWorksheet, makeWorksheetPair } from './worksheet';

test.each(SKILLS.map(({ id }) => id))('versions A and B of worksheets of %s differ enough', async (skill) => {
  await checkWorksheet(skill, 4_821);
});

test('makes each version alone as both together', async () => {
  const { A, B } = await makeWorksheetPair('mean', 7);
  expect([await makeWorksheet('mean', 7), await makeWorksheet('mean', 7, 'B')]).toEqual([A, B]);
});

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
  const reworded = [first!, ...rest].map(({ answer, ...exercise }) => ({
    ...exercise,
    answer:
      answer.kind === 'choice'
        ? { ...answer, options: answer.options.map(({ text }) => ({ text, reason: 'Read it again.' })) }
        : { ...answer, mistakes: [] },
  }));
  expect(editionOf(reworded)).toBe(edition);
  expect(editionOf([{ ...first!, answer: rest[0]!.answer }, ...rest])).not.toBe(edition);
});

test('has no worksheet for an unknown skill', async () => {
  expect(await makeWorksheet('alchemy', 7)).toEqual([]);
});
