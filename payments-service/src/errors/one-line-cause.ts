import { describeCause } from './describe-cause';

/**
 * A failure of Stripe or of the database for the person at the terminal. Stripe's own sentence has no secret; of any other
 * failure only the codes are named, because its message may quote what was sent. A fault of ours has no code.
 * @throws the error itself when it is a fault of ours
 */
export function oneLineCause(error: unknown): string {
  const { name, type, code } = describeCause(error);
  if (typeof type === 'string' && type.startsWith('Stripe') && error instanceof Error)
    return `Stripe cannot be used: ${error.message.split('\n', 1)[0]}`;
  if (code === undefined) throw error;
  return `the database cannot be used (${[name, code].filter(Boolean).join(' ')})`;
}
