/**
 * An error for the log: its type and where it was thrown. Its message, and the statement that a driver attaches, quote
 * request data: addresses, tokens, hashes.
 */
export function redactError(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${error.name}${code}`, ...frames.slice(0, 5)].join('\n');
}

/** @supabase/lite logs errors to the console. This redacts their values. */
export function redactConsole(write: (line: string) => void): void {
  const textOf = (value: unknown) =>
    value instanceof Error ? redactError(value) : typeof value === 'string' ? value : typeof value;
  const quiet = (...values: unknown[]) => write(values.map(textOf).join(' '));
  Object.assign(console, { error: quiet, warn: quiet, log: quiet, info: quiet });
}
