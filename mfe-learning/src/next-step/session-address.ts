import type { OpenSession } from '@ninefold/contracts';

/** Where a session is played. Kind, skill and level stand in the query, so that a reload shows the same. */
export function sessionAddress(session: Pick<OpenSession, 'kind' | 'skill'> & { level_id?: string }): string {
  const { kind, skill, level_id: level } = session;
  if (kind === 'skill' && skill) return `/practice?kind=skill&skill=${skill}`;
  if (kind === 'review' || !level) return `/practice?kind=${kind}`;
  return kind === 'practice' ? `/practice?level=${level}` : `/practice?kind=${kind}&level=${level}`;
}

/** The test that finds where to begin in the path of a level. */
export function placementAddress(level_id: string): string {
  return sessionAddress({ kind: 'placement', skill: null, level_id });
}
