import type { ExportedProgress } from '@ninefold/contracts';
import { csvOfTables } from '../../screen/csv';

/** One file for everything: filter by `table` for each part. The two lines of a pair would spread a row over two. */
export function progressCsv(progress: ExportedProgress): string {
  const { sessions, answers, skills, cards, results, dailies, days } = progress;
  const onOneLine = answers.map((answer) => ({ ...answer, given: answer.given.replaceAll('\n', ', ') }));
  return csvOfTables({ sessions, answers: onOneLine, skills, cards, results, dailies, days });
}
