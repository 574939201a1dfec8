import * as v from 'valibot';
import { randomUUID } from 'node:crypto';
import {
  type CompletedSession,
  CompletedSessionSchema,
  type LearningAnswer,
  type LearningLevel,
  type LearningSessionKind,
  type LearningState,
  LearningStateSchema,
  SavedAnswersSchema,
  StartedSessionSchema,
} from '@ninefold/contracts';
import type { Client } from '../program-client';
import { service } from './players';

interface Starting {
  readonly id?: string;
  readonly kind?: LearningSessionKind;
  readonly level?: LearningLevel;
  readonly skill?: string | null;
}

/** Requests a session: mixed practice unless specified otherwise. */
export const requestStart = async (client: Client, { id, kind, level, skill }: Starting = {}) =>
  client.rpc('start_learning_session', {
    p_id: id ?? randomUUID(),
    p_kind: kind ?? 'practice',
    p_level_id: level ?? 'A1',
    p_skill: skill ?? null,
  });

/**
 * Starts a session.
 * @throws if it is rejected
 */
export async function startSession(client: Client, starting: Starting = {}) {
  const { data, error } = await requestStart(client, starting);
  if (error) throw error;
  return v.parse(StartedSessionSchema, data);
}

/** Requests the migration of a guest's session: about a skill of a path unless specified otherwise. */
export const requestMigration = async (client: Client, { id, level, skill }: Starting = {}) =>
  client.rpc('migrate_guest_session', {
    p_id: id ?? randomUUID(),
    p_level_id: level ?? 'B1',
    p_skill: skill ?? 'mean',
  });

/** Stores sessions of another time, as if they had been started then. */
export async function leaveSessions(
  user_id: string,
  count: number,
  { hoursAgo = 0, kind = 'practice' }: { hoursAgo?: number; kind?: LearningSessionKind } = {},
): Promise<void> {
  const started_at = new Date(Date.now() - 3_600_000 * hoursAgo).toISOString();
  const row = { user_id, kind, level_id: 'A1', started_at };
  await service()
    .from('learning_sessions')
    .insert(Array.from({ length: count }, () => row))
    .throwOnError();
}

/** Moves the start of a session back, so that the server's clock allows that much time for its answers. */
export async function begunSecondsAgo(id: string, seconds: number): Promise<void> {
  const started_at = new Date(Date.now() - 1_000 * seconds).toISOString();
  await service().from('learning_sessions').update({ started_at }).eq('id', id).throwOnError();
}

/** A session that has lasted for an hour. */
export async function longSession(client: Client, starting: Starting = {}): Promise<string> {
  const { id } = await startSession(client, starting);
  await begunSecondsAgo(id, 3_600);
  return id;
}

let seeds = 0;

/** A correct answer to a new exercise, with optional changes. */
export const answer = (change: Record<string, unknown> = {}): LearningAnswer => ({
  id: randomUUID(),
  skill: 'mean',
  difficulty: 3,
  seed: (seeds += 1),
  given: '7',
  correct: true,
  chosen: false,
  helped: false,
  seconds: 10,
  ...change,
});

export const answers = (count: number, change: Record<string, unknown> = {}): LearningAnswer[] =>
  Array.from({ length: count }, () => answer(change));

/** Sends anything as the answers of a session. */
export const sendAnswers = async (client: Client, session: string, list: unknown) =>
  client.rpc('save_learning_answers', { p_session_id: session, p_answers: list as LearningAnswer[] });

/** @throws if the answers are rejected */
export async function saveAnswers(client: Client, session: string, list: readonly LearningAnswer[]) {
  const { data, error } = await sendAnswers(client, session, list);
  if (error) throw error;
  return v.parse(SavedAnswersSchema, data).skills;
}

/** @throws if it is rejected */
export async function complete(
  client: Client,
  session: string,
  placed: LearningLevel | null = null,
  placedSkill?: string,
): Promise<CompletedSession> {
  const call = client.rpc('complete_learning_session', {
    p_session_id: session,
    p_placed_level: placed,
    ...(placedSkill !== undefined && { p_placed_skill: placedSkill }),
  });
  return v.parse(CompletedSessionSchema, (await call.throwOnError()).data);
}

export async function learningState(client: Client): Promise<LearningState> {
  return v.parse(LearningStateSchema, (await client.rpc('learning_state').throwOnError()).data);
}
