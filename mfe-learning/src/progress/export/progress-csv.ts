import type { ExportedProgress } from '@ninefold/contracts';
import { csvOfTables } from '../../screen/csv';

/** One table for everything: a spreadsheet opens one file, and a filter on `table` gives each part. */
export function progressCsv(progress: ExportedProgress): string {
  const { sessions, answers, skills, cards, results, dailies, days } = progress;
  return csvOfTables({ sessions, answers, skills, cards, results, dailies, days });
}
