import type { ExportedProgress } from '@ninefold/contracts';
import { csvOfTables } from '../../screen/csv';

/** One file for everything: filter by `table` for each part. */
export function progressCsv(progress: ExportedProgress): string {
  const { sessions, answers, skills, cards, results, dailies, days } = progress;
  return csvOfTables({ sessions, answers, skills, cards, results, dailies, days });
}
