import { startTestBackend } from '../../supabase/jest/backend-process';

/**
 * Starts a separate backend for a test file that changes every subscription.
 * @returns a function that stops it
 */
export async function useOwnBackend(): Promise<() => Promise<void>> {
  const { backend, stop } = await startTestBackend();
  process.env.PAYMENTS_BACKEND = JSON.stringify(backend);
  return stop;
}
