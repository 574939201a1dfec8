import { LEARNING_LEVELS, LEARNING_SESSION_KINDS, type OpenSession } from '@ninefold/contracts';
import { findSkill, levelToAsk } from '@ninefold/learning';

/** The session requested by the URL. Without a level, the current one is used. */
export type SessionRequest = Pick<OpenSession, 'kind' | 'skill'> & { level: OpenSession['level_id'] | null };

/** @returns null for invalid queries */
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
  // A placement covers its whole path.
  const about = kind === 'placement' ? levelToAsk(session.level_id) : session.level_id;
  return level === null || about === level;
}
