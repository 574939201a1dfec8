import { startTestBackend } from '../../supabase/jest/backend-process';

/**
 * Gives a test file a backend that no other file uses: what it does to every subscription is for its own ones.
 * @returns what stops it
 */
export async function useOwnBackend(): Promise<() => Promise<void>> {
  const { backend, stop } = await startTestBackend();
  process.env.PAYMENTS_BACKEND = JSON.stringify(backend);
  return stop;
}
