import {
  MASTERY_LEVELS,
  type CompletedSession,
  type DueCard,
  type StoredSession,
  type LearningAnswer,
  type LearningState,
  type OpenSession,
  type SentCard,
  type SkillProgress,
} from '@ninefold/contracts';
import { rpcClient, type RpcRefusal } from '@ninefold/web/testing';

/** The learning state of a new person, with overrides. */
export function learningState(over: Partial<LearningState> = {}): LearningState {
  return {
    day_key: '2026-11-21',
    seconds_to_reset: 3_600,
    sessions_today: 0,
    sessions_limit: 3,
    placed_levels: [],
    learning_level: 'A1',
    skills: [],
    open_session: null,
    reviews_due: 0,
    ...over,
  };
}

export function progress(skill: string, level: SkillProgress['level']): SkillProgress {
  const evidence = MASTERY_LEVELS.indexOf(level);
  return {
    skill,
    answers: 8,
    evidence_count: evidence,
    days_since_correct: 1,
    days_since_evidence: evidence > 0 ? 1 : null,
    level,
  };
}

type Call =
  | 'learning_state'
  | 'start_learning_session'
  | 'migrate_guest_session'
  | 'save_learning_answers'
  | 'complete_learning_session'
  | 'review_queue'
  | 'save_review_cards';

/** An in-memory learning server behind the real client. `fails` makes calls fail or unreachable. */
export function fakeLearning(initial: LearningState = learningState(), due: readonly DueCard[] = []) {
  let state = initial;
  const answers = new Map<string, LearningAnswer>();
  const server = {
    fails: {} as Partial<Record<Call, RpcRefusal | 'offline'>>,
    /** The call of this function arrives, but its response does not. */
    loses: null as Call | null,
    /** The name of a card whose lists are malformed. */
    rejectsCard: null as string | null,
    /** The id of a session whose answers make the server fail. */
    failsOn: null as string | null,
    calls: [] as Call[],
    /** Saved answers. */
    answers: () => [...answers.values()],
    /** Saved cards. */
    cards: [] as SentCard[],
    completed: [] as { id: string; placed: string | null }[],
    /** Ids of migrated guest sessions. */
    migrated: [] as string[],
    state: () => state,
    supabase: () => Promise.resolve(client),
  };

  function call<Response>(name: Call, respond: () => Response): Response | RpcRefusal | 'offline' {
    server.calls.push(name);
    const failure = server.fails[name];
    if (failure !== undefined) return failure;
    const response = respond();
    return server.loses === name ? 'offline' : response;
  }

  const stillDue = () => due.filter(({ card }) => !server.cards.some((saved) => saved.card === card));

  function open(session: OpenSession) {
    if (state.open_session?.id === session.id) return;
    const counted = session.kind === 'placement' || session.kind === 'review' ? 0 : 1;
    state = { ...state, open_session: session, sessions_today: state.sessions_today + counted };
  }

  const client = rpcClient({
    learning_state: () => call('learning_state', () => state),
    start_learning_session: ({ p_id: id, p_kind: kind, p_level_id: level_id, p_skill: skill }) =>
      call('start_learning_session', () => {
        if (kind === 'review' && stillDue().length === 0) {
          state = { ...state, reviews_due: 0 };
          return { error: { code: 'PT409', hint: 'nothing-due' } };
        }
        open({ id, kind, level_id, skill, answers: [] });
        return { id, sessions_today: state.sessions_today, sessions_limit: state.sessions_limit };
      }),
    migrate_guest_session: ({ p_id: id, p_level_id: level_id, p_skill: skill }) =>
      call('migrate_guest_session', () => {
        server.migrated.push(id);
        state = { ...state, open_session: { id, kind: 'skill', level_id, skill, answers: [] } };
        return { id, sessions_today: state.sessions_today, sessions_limit: state.sessions_limit };
      }),
    save_learning_answers: ({ p_session_id, p_answers }) =>
      call('save_learning_answers', () => {
        if (p_session_id === server.failsOn) return { error: { code: 'XX000', hint: null } };
        for (const answer of p_answers) answers.set(answer.id, answer);
        return { skills: [] };
      }),
    review_queue: () => call('review_queue', () => ({ cards: stillDue() })),
    save_review_cards: ({ p_cards }) =>
      call('save_review_cards', () => {
        if (p_cards.some(({ card }) => card === server.rejectsCard)) {
          return { error: { code: '22023', hint: 'malformed-cards' } };
        }
        server.cards.push(...p_cards);
        return { reviews_due: 0 };
      }),
    complete_learning_session: ({ p_session_id: id, p_placed_level: placed }) =>
      call('complete_learning_session', () => {
        if (!server.completed.some((one) => one.id === id)) server.completed.push({ id, placed });
        const learning_level = placed ?? state.open_session?.level_id ?? state.learning_level;
        // Placements do not change skills.
        const isRated = state.open_session?.kind !== 'placement';
        const rated = isRated ? [...(initial.open_session?.answers ?? []), ...answers.values()] : [];
        const placed_levels = placed ? [...state.placed_levels, placed] : state.placed_levels;
        state = { ...state, placed_levels, learning_level, open_session: null };
        return { ...completed(rated), learning_level };
      }),
  });
  return server;
}

/** Recognizable round numbers. */
function completed(answers: readonly LearningAnswer[]): Omit<CompletedSession, 'learning_level'> {
  const correct = answers.filter((answer) => answer.correct).length;
  return {
    problems_attempted: answers.length,
    problems_correct: correct,
    accuracy: Math.round((100 * correct) / Math.max(1, answers.length)),
    total_time_seconds: 125,
    average_time_per_problem: 12.5,
    xp_earned: 45,
    total_xp: 545,
    current_streak: 2,
    skills: [...new Set(answers.map(({ skill }) => skill))].map((skill) => progress(skill, 'familiar')),
  };
}

/** The stored session. */
export function storedSession(): StoredSession | null {
  const key = Object.keys(localStorage).find((name) => name.startsWith('learning-session:'));
  return key ? (JSON.parse(localStorage.getItem(key) ?? '') as StoredSession) : null;
}
