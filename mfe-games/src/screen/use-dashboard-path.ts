import { usePlatform } from '@ninefold/platform';

export const HUB_PATH = '/puzzle-games';
/** It leads on to the next step of learning, for guests too. */
export const NEXT_LESSON_PATH = '/learn/next';

/** Where "Dashboard" leads: a guest has none, and finds everything to play in the hub. */
export function useDashboardPath(): string {
  const { auth } = usePlatform();
  return auth.status === 'out' ? HUB_PATH : '/';
}
