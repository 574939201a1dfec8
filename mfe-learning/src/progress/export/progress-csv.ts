import type { ExportedProgress } from '@ninefold/contracts';

type Value = string | number | boolean | null | object;

/** One table for everything: a spreadsheet opens one file, and a filter on `table` gives each part. */
export function progressCsv(progress: ExportedProgress): string {
  const { sessions, answers, skills, cards, results, dailies, days } = progress;
  const tables = { sessions, answers, skills, cards, results, dailies, days };
  const rows = Object.entries(tables).flatMap(([table, records]) =>
    records.map((record): Record<string, Value> => ({ table, ...record })),
  );
  const columns = [...new Set(['table', ...rows.flatMap((row) => Object.keys(row))])];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))];
  // The mark of UTF-8, without which some spreadsheets read "×" as two signs.
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** By RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe before it; a number stays one. */
function cell(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = /^[=+\-@\t\r]/.test(text) && !isNumber(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const isNumber = (text: string) => /^[+-]?\d+(\.\d+)?$/.test(text);
