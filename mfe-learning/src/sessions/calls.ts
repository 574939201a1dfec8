import * as v from 'valibot';
import {
  CompletedSessionSchema,
  LearningStateSchema,
  readKnown,
  ReviewQueueSchema,
  SavedAnswersSchema,
  StartedSessionSchema,
  type CompletedSession,
  type DueCard,
  type StoredSession,
  type LearningState,
  type OpenSession,
  type SentAnswer,
  type SentCard,
  type SkillProgress,
} from '@ninefold/contracts';
import { findSkill } from '@ninefold/learning';
import type { Platform } from '@ninefold/platform';

type Client = Awaited<ReturnType<Platform['supabase']>>;

/** What a call needs whose response may hold rows that this build does not know. */
export interface Caller extends Pick<Platform, 'reportError'> {
  readonly client: Client;
}

const reportUnknown =
  ({ reportError }: Caller) =>
  (unknown: Error) =>
    reportError(unknown, 'learning: unknown in a response');

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

/** @throws a `LearningError` in place of an error of the server */
export function checked<Data>({
  data,
  error,
}: {
  data: Data;
  error: { message: string; hint?: string } | null;
}): Data {
  if (error) throw new LearningError(error.message, error.hint || null);
  return data;
}

/** Facts of games are rated as skills too, but are not on the map: a person with nothing else is still new to learning. */
const onMap = (skills: readonly SkillProgress[]) => skills.filter(({ skill }) => findSkill(skill));

export async function readState(caller: Caller): Promise<LearningState> {
  const state = readKnown(
    LearningStateSchema,
    checked(await caller.client.rpc('learning_state')),
    reportUnknown(caller),
  );
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
  return v.parse(StartedSessionSchema, checked(started));
}

/** Starts a session that a guest played on this device. @throws when the server does not start it, or not today */
export async function takeOverSession(client: Client, { id, level_id, skill }: OpenSession) {
  const call = client.rpc('migrate_guest_session', {
    p_id: id,
    p_level_id: level_id,
    p_skill: skill ?? '',
  });
  return v.parse(StartedSessionSchema, checked(await call));
}

export async function saveAnswers(caller: Caller, sessionId: string, answers: readonly SentAnswer[]) {
  const saved = await caller.client.rpc('save_learning_answers', {
    p_session_id: sessionId,
    p_answers: answers,
  });
  return readKnown(SavedAnswersSchema, checked(saved), reportUnknown(caller));
}

export async function completeSession(
  caller: Caller,
  { id, placed_level }: Pick<StoredSession, 'id' | 'placed_level'>,
): Promise<CompletedSession> {
  const call = caller.client.rpc('complete_learning_session', {
    p_session_id: id,
    p_placed_level: placed_level,
  });
  const completed = readKnown(CompletedSessionSchema, checked(await call), reportUnknown(caller));
  return { ...completed, skills: onMap(completed.skills) };
}

export async function readReviewQueue(caller: Caller): Promise<DueCard[]> {
  const queue = checked(await caller.client.rpc('review_queue'));
  return readKnown(ReviewQueueSchema, queue, reportUnknown(caller)).cards;
}

export async function saveCards(client: Client, cards: readonly SentCard[]): Promise<void> {
  checked(await client.rpc('save_review_cards', { p_cards: cards }));
}
