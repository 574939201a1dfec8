import type { ExportedProgress } from '@ninefold/contracts';
import { progressCsv } from './progress-csv';
import { withQuestions } from './with-questions';

export const MEDIA_TYPES = { csv: 'text/csv', json: 'application/json' } as const;
export type FileType = keyof typeof MEDIA_TYPES;

/** The content of an exported file. Generates the questions again, which loads the skills. */
export async function progressFile(progress: ExportedProgress, type: FileType): Promise<string> {
  const whole = await withQuestions(progress);
  return type === 'csv' ? progressCsv(whole) : JSON.stringify(whole, null, 2);
}
