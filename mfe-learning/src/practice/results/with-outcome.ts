import type { CompletedSession, DatedAnswer, LearningState, StoredSession } from '@ninefold/contracts';
import { findSkill, lessonsShown, pathOf } from '@ninefold/learning';

type Level = LearningState['learning_level'];

/** The learning state after a session that the server has completed, until the server sends its own. */
export function withOutcome(
  state: LearningState,
  { kind, answers, placed_level: placed, placed_skill: start }: StoredSession,
  outcome: CompletedSession,
): LearningState {
  const skills = new Map([...state.skills, ...outcome.skills].map((progress) => [progress.skill, progress]));
  return {
    ...state,
    skills: [...skills.values()],
    ...(placed && {
      placed_levels: withPlaced(state.placed_levels, placed),
      placed_skills: withStart(state.placed_skills, placed, start),
    }),
    learning_level: outcome.learning_level,
    open_session: null,
    last_answers: isPractice(kind, answers) ? answers.map(withSupport) : state.last_answers,
  };
}

/** A review counts only if it needed a lesson. */
const isPractice = (kind: StoredSession['kind'], answers: readonly DatedAnswer[]): boolean =>
  kind === 'skill' || kind === 'practice' || (kind === 'review' && lessonsShown(answers).length > 0);

const withSupport = (answer: DatedAnswer) => ({ ...answer, support: answer.support ?? null });

/** The last placed level of each path. */
function withPlaced(before: readonly Level[], placed: Level): Level[] {
  return [...before.filter((level) => pathOf(level) !== pathOf(placed)), placed];
}

/** The skill to start at by the last placement of each path. */
function withStart(before: readonly string[], placed: Level, start: string | undefined): string[] {
  const others = before.filter((id) => findSkill(id)?.path !== pathOf(placed));
  return start === undefined ? others : [...others, start];
}
