import { questionOf } from '../session/question';
import { wordingOf } from '../session/wording';
import { makeWorksheetPair, WORKSHEET_LENGTH } from '../worksheet/worksheet';

/** Questions of a version that may share their words. */
const MOST_ALIKE = 4;

/** Expects two versions of twelve exercises each that share no question, with at most four alike in words in each. */
export async function checkWorksheet(skill: string, sheet: number): Promise<void> {
  const versions = Object.entries(await makeWorksheetPair(skill, sheet));
  const questions = versions.flatMap(([, exercises]) => exercises.map(questionOf));
  expect({ sheet, different: new Set(questions).size }).toEqual({ sheet, different: 2 * WORKSHEET_LENGTH });
  for (const [version, exercises] of versions) {
    expect({ sheet, version, length: exercises.length }).toEqual({
      sheet,
      version,
      length: WORKSHEET_LENGTH,
    });
    const wordings = exercises.map(({ prompt }) => wordingOf(prompt));
    const tooOften = wordings.filter(
      (wording) => wordings.filter((other) => other === wording).length > MOST_ALIKE,
    );
    expect({ sheet, version, tooOften }).toEqual({ sheet, version, tooOften: [] });
  }
}
