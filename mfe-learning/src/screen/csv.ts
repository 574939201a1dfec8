type Value = string | number | boolean | null | object;

/** A file of comma-separated values, by RFC 4180, that a spreadsheet reads as it is and runs nothing of. */
function csvOf(lines: readonly (readonly Value[])[]): string {
  // The mark of UTF-8, without which some spreadsheets read "×" as two signs.
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Several tables in one file: a filter on `table` gives each. */
export function csvOfTables(
  tables: Readonly<Record<string, readonly Readonly<Record<string, Value>>[]>>,
): string {
  const rows = Object.entries(tables).flatMap(([table, records]) =>
    records.map((record): Record<string, Value> => ({ table, ...record })),
  );
  const columns = [...new Set(['table', ...rows.flatMap((row) => Object.keys(row))])];
  return csvOf([columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))]);
}

/** A text that a spreadsheet would run as a formula gets an apostrophe before it; a number stays one. */
function cell(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // Where a semicolon ends a cell, what follows one begins another.
  const safe = isNumber(text) ? text : text.replace(/(^|[;\t\r])(?=\s*[=+\-@\t\r＝＋－＠])/g, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const isNumber = (text: string) => /^[+-]?\d+(\.\d+)?$/.test(text);
