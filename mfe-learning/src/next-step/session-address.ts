import type { OpenSession } from '@ninefold/contracts';

/** Where a session is played. Kind, skill and level stand in the query, so that a reload shows the same. */
export function sessionAddress(session: Pick<OpenSession, 'kind' | 'skill'> & { level_id?: string }): string {
  const { kind, skill, level_id: level } = session;
  if (kind === 'skill' && skill) return `/practice?kind=skill&skill=${skill}`;
  if (kind === 'test_out' && level) return `/practice?kind=test_out&level=${level}`;
  return kind === 'practice' ? '/practice' : `/practice?kind=${kind}`;
}
