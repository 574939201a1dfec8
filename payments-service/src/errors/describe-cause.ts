/** Fields that hold codes. */
const CODES = ['name', 'type', 'code', 'status', 'statusCode', 'requestId', 'hint'] as const;

/**
 * What to log about a failure: codes, and where in our code it happened. Messages of Stripe and the database quote the
 * request, so they can contain an address or a session id.
 */
export function describeCause(cause: unknown): Record<string, unknown> {
  if (typeof cause !== 'object' || cause === null) return { name: typeof cause };
  const codes = CODES.map((key) => [key, Reflect.get(cause, key)] as const);
  const stack = cause instanceof Error ? (cause.stack?.match(/^ {4}at .*$/gm) ?? []) : [];
  const known = codes.filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return { ...Object.fromEntries(known), stack: stack.slice(0, 8).map((line) => line.trim()) };
}
