import { service, testBackend } from '../testing/players';
import {
  missingSheets,
  publishedSheets,
  publishRoundSheets,
  type SheetRow,
  sheetRows,
} from './publish-round-sheets';

const publish = () => {
  const { url, secretKey } = testBackend();
  return publishRoundSheets(url, secretKey);
};

test('the published question sets equal the game’s', async () => {
  expect(await publishedSheets(service())).toEqual(sheetRows());
});

test('publishing again adds nothing', async () => {
  expect(await publish()).toBe(0);
});

test('a published question set that differs from the game’s is reported', () => {
  const [first, ...others] = sheetRows();
  const changed = { ...first, correct_answers: first?.correct_answers.map((answer) => answer + 1) };
  expect(() => missingSheets([changed as SheetRow, ...others])).toThrow(
    "differ from the engine's: mental_math_speed 1.",
  );
});

test('only missing question sets are published', () => {
  const [first, second, ...others] = sheetRows();
  expect(missingSheets(others)).toEqual([first, second]);
});

test.each<[string, string[], number[]]>([
  ['without questions', [], []],
  ['with an answer too few', ['2 + 2', '3 + 3'], [4]],
])('a sheet %s cannot be published', async (_, questions, correct_answers) => {
  const row = { game_type: 'addition_drill', sheet: 9_001, questions, correct_answers };
  expect((await service().from('round_sheets').insert(row)).error).not.toBeNull();
});
