import { LEARNING_LEVELS, LEARNING_SESSION_KINDS, type OpenSession } from '@ninefold/contracts';
import { findSkill, levelToAsk } from '@ninefold/learning';

/** The session that an address asks for. Where it names no level, the level comes from where the person stands. */
export type SessionRequest = Pick<OpenSession, 'kind' | 'skill'> & { level: OpenSession['level_id'] | null };

/** @returns null for an address that asks for nothing we have */
export function readRequest(query: URLSearchParams): SessionRequest | null {
  const kind = LEARNING_SESSION_KINDS.find((name) => name === (query.get('kind') ?? 'practice'));
  const level = LEARNING_LEVELS.find((name) => name === query.get('level')) ?? null;
  switch (kind) {
    case 'skill': {
      const skill = findSkill(query.get('skill') ?? '');
      return skill ? { kind, skill: skill.id, level: skill.level } : null;
    }
    case 'test_out':
      return level && { kind, skill: null, level };
    case 'placement':
      return { kind, skill: null, level: level && levelToAsk(level) };
    case 'practice':
      return { kind, skill: null, level };
    case 'review':
      return { kind, skill: null, level: null };
    case undefined:
      return null;
  }
}

export function isFor(session: OpenSession, { kind, skill, level }: SessionRequest): boolean {
  if (session.kind !== kind || session.skill !== skill) return false;
  // An earlier build began a placement at any level of its path.
  const about = kind === 'placement' ? levelToAsk(session.level_id) : session.level_id;
  return level === null || about === level;
}
