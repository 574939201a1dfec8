/** What the clients of the database and of the auth service return in place of an error. */
interface Refusal {
  readonly message: string;
  readonly code?: unknown;
}

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

/**
 * What is reported was thrown or returned by anybody. Of an object only the message and the code go on: its `details`
 * and `hint` quote the row that was refused.
 */
export function errorOf(reported: unknown): Error {
  if (reported instanceof Error) return reported;
  if (!isRefusal(reported)) return new Error(typeof reported === 'string' ? reported : 'Not an error');
  const { code, message } = reported;
  return new Error(typeof code === 'string' && code !== '' ? `${code}: ${message}` : message);
}
