import type {
  CompletedSession,
  DueCard,
  StoredSession,
  LearningState,
  OpenSession,
  SentAnswer,
  SentCard,
  SkillProgress,
} from '@ninefold/contracts';
import {
  callRpc,
  completeLearningSessionCall,
  learningStateCall,
  reviewQueueCall,
  saveLearningAnswersCall,
  saveReviewCardsCall,
  startLearningSessionCall,
  migrateGuestSessionCall,
} from '@ninefold/contracts/rpc';
import { findSkill } from '@ninefold/learning';
import type { Platform } from '@ninefold/platform';

type Client = Awaited<ReturnType<Platform['supabase']>>;

/** Needed by calls whose response can contain unknown rows. */
export interface Caller extends Pick<Platform, 'reportError'> {
  readonly client: Client;
}

const tolerant = ({ reportError }: Caller) => ({
  report: (unknown: Error) => reportError(unknown, 'learning: unknown in a response'),
});

/**
 * Facts from games are rated like skills, but are not on the map: a person with only facts is still new to learning.
 */
const onMap = (skills: readonly SkillProgress[]) => skills.filter(({ skill }) => findSkill(skill));

export async function readState(caller: Caller): Promise<LearningState> {
  const state = await callRpc(caller.client, learningStateCall, {}, tolerant(caller));
  return { ...state, skills: onMap(state.skills) };
}

/** @throws if the server refuses */
export async function startSession(client: Client, session: Omit<OpenSession, 'answers'>) {
  const { id, kind, level_id, skill } = session;
  const args = { p_id: id, p_kind: kind, p_level_id: level_id, p_skill: skill };
  return callRpc(client, startLearningSessionCall, args);
}

/**
 * Starts a migrated guest session.
 * @throws if the server refuses, possibly only for today
 */
export async function migrateGuestSession(client: Client, { id, level_id, skill }: OpenSession) {
  const played = { p_id: id, p_level_id: level_id, p_skill: skill ?? '' };
  return callRpc(client, migrateGuestSessionCall, played);
}

/** What only the device needs stays on it, such as the labels of all attempts. */
function withoutNotes(answer: SentAnswer): SentAnswer {
  const { id, skill, difficulty, seed, given, correct, chosen, helped, seconds, card } = answer;
  const { question_kind, mistake, support, solved } = answer;
  const asked = { id, skill, difficulty, seed, question_kind };
  return { ...asked, given, correct, chosen, helped, seconds, card, mistake, support, solved };
}

export async function saveAnswers(caller: Caller, sessionId: string, answers: readonly SentAnswer[]) {
  const sent = { p_session_id: sessionId, p_answers: answers.map(withoutNotes) };
  return callRpc(caller.client, saveLearningAnswersCall, sent, tolerant(caller));
}

export async function completeSession(
  caller: Caller,
  { id, placed_level, placed_skill }: Pick<StoredSession, 'id' | 'placed_level' | 'placed_skill'>,
): Promise<CompletedSession> {
  const session = {
    p_session_id: id,
    p_placed_level: placed_level,
    ...(placed_skill !== undefined && { p_placed_skill: placed_skill }),
  };
  const completed = await callRpc(caller.client, completeLearningSessionCall, session, tolerant(caller));
  return { ...completed, skills: onMap(completed.skills) };
}

export async function readReviewQueue(caller: Caller): Promise<DueCard[]> {
  return (await callRpc(caller.client, reviewQueueCall, {}, tolerant(caller))).cards;
}

export async function saveCards(client: Client, cards: readonly SentCard[]): Promise<void> {
  await callRpc(client, saveReviewCardsCall, { p_cards: cards });
}
