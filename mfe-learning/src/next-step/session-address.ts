import type { OpenSession } from '@ninefold/contracts';

/** The URL of a session. The query identifies it, so that a reload shows the same. */
export function sessionAddress(session: Pick<OpenSession, 'kind' | 'skill'> & { level_id?: string }): string {
  const { kind, skill, level_id: level } = session;
  if (kind === 'skill' && skill) return `/practice?kind=skill&skill=${skill}`;
  if (kind === 'review' || !level) return `/practice?kind=${kind}`;
  return kind === 'practice' ? `/practice?level=${level}` : `/practice?kind=${kind}&level=${level}`;
}

/** The URL of a placement in the path of a level. */
export function placementAddress(level_id: string): string {
  return sessionAddress({ kind: 'placement', skill: null, level_id });
}
