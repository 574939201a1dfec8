type Value = string | number | boolean | null | object;

/** CSV by RFC 4180, safe against formula injection in spreadsheets. */
function csvOf(lines: readonly (readonly Value[])[]): string {
  // A byte order mark, without which some spreadsheets garble "×".
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Several tables in one file, distinguished by the column `table`. */
export function csvOfTables(
  tables: Readonly<Record<string, readonly Readonly<Record<string, Value>>[]>>,
): string {
  const rows = Object.entries(tables).flatMap(([table, records]) =>
    records.map((record): Record<string, Value> => ({ table, ...record })),
  );
  const columns = [...new Set(['table', ...rows.flatMap((row) => Object.keys(row))])];
  return csvOf([columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))]);
}

/** Prefixes formulas with an apostrophe; numbers stay numbers. */
function cell(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // In locales with semicolons as separators, a semicolon starts a new cell.
  const safe = isNumber(text) ? text : text.replace(/(^|[;\t\r])(?=\s*[=+\-@\t\r＝＋－＠])/g, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const isNumber = (text: string) => /^[+-]?\d+(\.\d+)?$/.test(text);
