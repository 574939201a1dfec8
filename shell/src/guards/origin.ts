import type { useLocation } from 'shared-platform';

type Place = Pick<ReturnType<typeof useLocation>, 'pathname' | 'search'>;

/** Router state for the sign-in screen: where a person was heading. */
export function originState({ pathname, search }: Place): { from: Place } {
  return { from: { pathname, search } };
}

/** Where to go after signing in: where the person was heading, or home. */
export function originOf(state: unknown): string {
  const from = (state as { from?: Partial<Place> } | null)?.from;
  return typeof from?.pathname === 'string' ? from.pathname + (from.search ?? '') : '/';
}
