import type { ClassAssignment } from '@ninefold/contracts';
import { techniquePath, techniqueTitles } from '@ninefold/web/hints';
import { findSkill } from '@ninefold/learning';
import { REASON_KINDS } from 'shared-puzzle-engine';
import { PATHS } from '../mastery/paths';
import { copy } from './copy';
import { placementAddress, sessionAddress } from './session-address';

const words = copy.assigned;

type Assignment = Pick<ClassAssignment, 'kind' | 'what' | 'due_on'>;

interface AssignmentWords {
  readonly title: string;
  /** URL of the work. */
  readonly to: string;
  /** URL of the explanation. */
  readonly lesson?: string;
}

/** Title and URLs of an assignment; null for unknown ones. */
export function wordsOfAssignment({ kind, what }: Omit<Assignment, 'due_on'>): AssignmentWords | null {
  if (kind === 'dailies') return { title: words.dailies(what), to: '/puzzle-games' };
  if (kind === 'skill') {
    const skill = findSkill(what);
    const to = sessionAddress({ kind: 'skill', skill: what });
    return skill ? { title: skill.title, to, lesson: `/learn/${what}` } : null;
  }
  if (kind === 'placement') {
    const path = PATHS.find(({ levels }) => levels[0] === what);
    return path ? { title: words.placement(path.title), to: placementAddress(what) } : null;
  }
  const technique = REASON_KINDS.find((one) => one === what);
  return technique
    ? { title: words.technique(techniqueTitles[technique]), to: techniquePath(technique) }
    : null;
}

export const titleOf = (assignment: Omit<Assignment, 'due_on'>): string =>
  wordsOfAssignment(assignment)?.title ?? words.unknown;

/** The day is over. */
export const isOver = ({ due_on }: Pick<Assignment, 'due_on'>, today: string): boolean => due_on < today;

export function dueOf(assignment: Pick<Assignment, 'due_on'>, today: string): string {
  if (isOver(assignment, today)) return words.over(assignment.due_on);
  return assignment.due_on === today ? words.dueToday : words.due(assignment.due_on);
}
