import type { StoredSession } from '@ninefold/contracts';
import { pathOf } from '@ninefold/learning';
import { isEmpty } from '../../sessions/stored-sessions';
import { isFor, type SessionRequest } from '../request';
import { isOver } from '../session-flow';

type SessionLevel = StoredSession['level_id'];

/** Guests have one session per path, about one skill. It is used up by its first answer. */
export type GuestAccess =
  /** `session`: the unfinished session; null for a new one. */
  | { readonly kind: 'play'; readonly session: StoredSession | null }
  | { readonly kind: 'results'; readonly session: StoredSession }
  /** `open`: the path's unfinished session about another skill. */
  | { readonly kind: 'used'; readonly level: SessionLevel; readonly open: StoredSession | null }
  | { readonly kind: 'members' };

/** @param stored the guest's sessions on this device */
export function guestAccess(request: SessionRequest, stored: readonly StoredSession[]): GuestAccess {
  if (request.kind !== 'skill' || request.level === null) return { kind: 'members' };
  const path = pathOf(request.level);
  const first = stored.find((session) => !isEmpty(session) && pathOf(session.level_id) === path);
  if (!first) return { kind: 'play', session: stored.find((session) => isFor(session, request)) ?? null };
  if (!isFor(first, request))
    return { kind: 'used', level: request.level, open: isOver(first) ? null : first };
  return { kind: isOver(first) ? 'results' : 'play', session: first };
}
