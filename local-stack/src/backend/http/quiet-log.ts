import { inspect } from 'node:util';

/**
 * An error for the log: its kind and where it was thrown. Its message, and the statement that a driver attaches, quote
 * what a request brought: addresses, tokens, hashes.
 */
export function withoutValues(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${error.name}${code}`, ...frames.slice(0, 5)].join('\n');
}

/** @supabase/lite writes what it throws and catches to the console: from now on without values. */
export function quietConsole(write: (line: string) => void): void {
  const quiet = (...values: unknown[]) => write(values.map(textOf).join(' '));
  Object.assign(console, { error: quiet, warn: quiet, log: quiet, info: quiet });
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!(value instanceof Error)) return typeof value;
  // An error that brings a text of its own for the log.
  return inspect.custom in value ? inspect(value) : withoutValues(value);
}
