import { LEARNING_LEVELS, LEARNING_SESSION_KINDS, type OpenSession } from '@ninefold/contracts';
import { findSkill } from 'shared-learning';

/** The session that an address asks for. Of a session about no level, the level comes from where the person stands. */
export type SessionRequest = Pick<OpenSession, 'kind' | 'skill'> & { level: OpenSession['level_id'] | null };

/** @returns null for an address that asks for nothing we have */
export function readRequest(query: URLSearchParams): SessionRequest | null {
  const kind = LEARNING_SESSION_KINDS.find((name) => name === (query.get('kind') ?? 'practice'));
  if (kind === 'skill') {
    const skill = findSkill(query.get('skill') ?? '');
    return skill ? { kind, skill: skill.id, level: skill.level } : null;
  }
  if (kind === 'test_out') {
    const level = LEARNING_LEVELS.find((name) => name === query.get('level'));
    return level ? { kind, skill: null, level } : null;
  }
  return kind ? { kind, skill: null, level: null } : null;
}

export function isFor(session: OpenSession, { kind, skill, level }: SessionRequest): boolean {
  return (
    session.kind === kind && session.skill === skill && (kind !== 'test_out' || session.level_id === level)
  );
}
