import {
  CompletedSessionSchema,
  LearningStateSchema,
  ReviewQueueSchema,
  SavedAnswersSchema,
  StartedSessionSchema,
  type CompletedSession,
  type DueCard,
  type KeptSession,
  type LearningAnswer,
  type LearningState,
  type OpenSession,
  type SentCard,
  type SkillProgress,
} from '@ninefold/contracts';
import { findSkill } from 'shared-learning';
import type { Platform } from '@ninefold/platform';

type Client = Awaited<ReturnType<Platform['supabase']>>;

/** A call that failed. */
export class LearningError extends Error {
  constructor(
    message: string,
    /** Why the server refused it; null when it was not reached, or failed. */
    readonly hint: string | null,
  ) {
    super(message);
  }
}

function checked<Data>({
  data,
  error,
}: {
  data: Data;
  error: { message: string; hint?: string } | null;
}): Data {
  if (error) throw new LearningError(error.message, error.hint || null);
  return data;
}

/** Facts of games are rated as skills too, but stand on no map: who reviewed some is still new to learning. */
const onMap = (skills: readonly SkillProgress[]) => skills.filter(({ skill }) => findSkill(skill));

export async function readState(client: Client): Promise<LearningState> {
  const state = LearningStateSchema.parse(checked(await client.rpc('learning_state')));
  return { ...state, skills: onMap(state.skills) };
}

/** @throws when the server does not start it: a session that is not there cannot be saved */
export async function startSession(client: Client, session: Omit<OpenSession, 'answers'>) {
  const { id, kind, level_id, skill } = session;
  const started = await client.rpc('start_learning_session', {
    p_id: id,
    p_kind: kind,
    p_level_id: level_id,
    p_skill: skill,
  });
  return StartedSessionSchema.parse(checked(started));
}

export async function saveAnswers(client: Client, sessionId: string, answers: readonly LearningAnswer[]) {
  const saved = await client.rpc('save_learning_answers', {
    p_session_id: sessionId,
    p_answers: answers,
  });
  return SavedAnswersSchema.parse(checked(saved));
}

export async function completeSession(
  client: Client,
  { id, placed_level }: Pick<KeptSession, 'id' | 'placed_level'>,
): Promise<CompletedSession> {
  const call = client.rpc('complete_learning_session', { p_session_id: id, p_placed_level: placed_level });
  const completed = CompletedSessionSchema.parse(checked(await call));
  return { ...completed, skills: onMap(completed.skills) };
}

export async function readReviewQueue(client: Client): Promise<DueCard[]> {
  return ReviewQueueSchema.parse(checked(await client.rpc('review_queue'))).cards;
}

export async function saveCards(client: Client, cards: readonly SentCard[]): Promise<void> {
  checked(await client.rpc('save_review_cards', { p_cards: cards }));
}
