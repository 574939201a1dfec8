import { describeCause } from './describe-cause';

/**
 * Describes a Stripe or database failure for the terminal. Stripe's own message contains no secrets; for other failures
 * only the codes are named, because messages may quote the request. Our own bugs have no code.
 * @throws the error itself when it is a bug
 */
export function oneLineCause(error: unknown): string {
  const { name, type, code } = describeCause(error);
  if (typeof type === 'string' && type.startsWith('Stripe') && error instanceof Error)
    return `Stripe cannot be used: ${error.message.split('\n', 1)[0]}`;
  if (code === undefined) throw error;
  return `the database cannot be used (${[name, code].filter(Boolean).join(' ')})`;
}
