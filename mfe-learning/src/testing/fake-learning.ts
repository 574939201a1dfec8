import {
  LEARNING_LIMITS,
  MASTERY_LEVELS,
  type CompletedSession,
  type DatedAnswer,
  type DueCard,
  type LearningLevel,
  type LearningState,
  type OpenSession,
  type SentAnswer,
  type SentCard,
  type SkillProgress,
  type StartedSession,
  type StoredSession,
} from '@ninefold/contracts';
import { NEW_PERSON } from '@ninefold/contracts/rpc/testing';
import { findSkill, readCardName, skillOf } from '@ninefold/learning';
import { fault, refusal, rpcClient, type RpcRefusal } from '@ninefold/web/testing';
import { figuresOf, helpOf, lastAnswersOf } from './learning-rules';

/** The learning state of a new person, with overrides. */
export const learningState = (over: Partial<LearningState> = {}): LearningState => ({
  ...NEW_PERSON.learning_state({ day_key: '2026-11-21', seconds_to_reset: 3_600 }),
  ...over,
});

const RECENT: Readonly<Record<SkillProgress['level'], number[]>> = {
  attempted: [0, 13],
  familiar: [13, 0, 14, 25],
  proficient: [13, 25, 0, 15, 25],
  mastered: [15, 25, 15, 15, 25],
};

export function progress(skill: string, level: SkillProgress['level']): SkillProgress {
  const evidence = MASTERY_LEVELS.indexOf(level);
  return {
    skill,
    answers: 8,
    recent: RECENT[level],
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

interface Session extends OpenSession {
  /** Whether it is part of the daily limit. */
  readonly counts: boolean;
  readonly byGuest: boolean;
  /** Started on an earlier day, so it is not resumed. */
  readonly isOld: boolean;
  placed: LearningLevel | null;
  start?: string | undefined;
  completed: CompletedSession | null;
}

const pathOf = (level: string) => level.slice(0, 1);

/** An in-memory learning server behind the real client. `fails` makes calls fail or unreachable. */
export function fakeLearning(initial: LearningState = learningState(), due: readonly DueCard[] = []) {
  const sessions: Session[] = [];
  const add = (session: OpenSession, { counts = false, byGuest = false, isOld = false } = {}) =>
    sessions.push({
      ...session,
      answers: [...session.answers],
      counts,
      byGuest,
      isOld,
      placed: null,
      completed: null,
    });
  if (initial.open_session) add(initial.open_session);
  const before = new Set(initial.open_session?.answers.map(({ id }) => id));
  /** What another device changed is only seen when it matters. */
  let reviewsDue = initial.reviews_due;
  const server = {
    fails: {} as Partial<Record<Call, RpcRefusal | 'offline'>>,
    /** The call of this function arrives, but its response does not. */
    loses: null as Call | null,
    /** The name of a card whose lists are malformed. */
    rejectsCard: null as string | null,
    /** The skill to start at by the last placement, if another device has completed it first. */
    placedByOther: null as string | null,
    /** The id of a session whose answers make the server fail. */
    failsOn: null as string | null,
    calls: [] as Call[],
    /** Saved answers. */
    answers: (): DatedAnswer[] => sessions.flatMap((one) => one.answers.filter(({ id }) => !before.has(id))),
    /** Saved cards. */
    cards: [] as SentCard[],
    completed: [] as { id: string; placed: string | null }[],
    /** Ids of migrated guest sessions. */
    migrated: [] as string[],
    state,
    /** Adds a session of an earlier day. */
    startedBefore: (session: Omit<OpenSession, 'answers'>) =>
      add({ ...session, answers: [] }, { isOld: true }),
    supabase: () => Promise.resolve(client),
  };

  function call<Response>(name: Call, respond: () => Response): Response | RpcRefusal | 'offline' {
    server.calls.push(name);
    const failure = server.fails[name];
    if (failure !== undefined) return failure;
    const response = respond();
    return server.loses === name ? 'offline' : response;
  }

  const own = (id: string) => sessions.find((session) => session.id === id);

  const sessionsToday = () => initial.sessions_today + sessions.filter(({ counts }) => counts).length;

  const started = (id: string): StartedSession => ({
    id,
    sessions_today: sessionsToday(),
    sessions_limit: initial.sessions_limit,
  });

  function dueCards(): DueCard[] {
    const saved = new Map(server.cards.map((card) => [card.card, card]));
    const sent = [...saved.values()].filter(({ due_at }) => Date.parse(due_at) <= Date.now());
    return [...due.filter(({ card }) => !saved.has(card)), ...sent];
  }

  /** The due cards that are left for today, and those that an open session has answered. */
  function cardsOfToday() {
    const reviewed = new Set(sessions.flatMap(({ answers }) => answers.flatMap(({ card }) => card ?? [])));
    const left = dueCards().filter(({ card }) => !reviewed.has(card));
    return {
      left: left.slice(0, Math.max(0, LEARNING_LIMITS.reviewCardsPerDay - reviewed.size)),
      unsaved: dueCards().filter(({ card }) => reviewed.has(card)),
    };
  }

  /** The card of an answer, if it is one of the person's cards and about the same skill. */
  const ownCard = ({ card, skill }: SentAnswer) => {
    const subject = dueCards().some((one) => one.card === card) ? readCardName(card ?? '') : null;
    return subject && skillOf(subject) === skill ? card : null;
  };

  /** The skills of answers, at a recognizable level. */
  function skillsOf(answers: readonly SentAnswer[]): SkillProgress[] {
    const rated = sessions.filter(({ kind }) => kind !== 'placement').flatMap((one) => one.answers);
    return [...new Set(answers.map(({ skill }) => skill))].flatMap((skill) => {
      const count = rated.filter((answer) => answer.skill === skill).length;
      return count > 0 ? [{ ...progress(skill, 'familiar'), answers: count }] : [];
    });
  }

  function learningLevel(): LearningState['learning_level'] {
    const last = sessions.findLast(
      ({ kind, placed }) => placed ?? (kind !== 'review' && kind !== 'placement'),
    );
    return last ? (last.placed ?? last.level_id) : initial.learning_level;
  }

  function state(): LearningState {
    const placed = sessions.flatMap((session) => session.placed ?? []);
    const skills = skillsOf(server.answers());
    const open = sessions.findLast(({ completed, isOld }) => !completed && !isOld);
    return {
      ...initial,
      sessions_today: sessionsToday(),
      placed_levels: [
        ...initial.placed_levels.filter((level) => placed.every((one) => pathOf(one) !== pathOf(level))),
        ...placed,
      ],
      placed_skills: [
        ...initial.placed_skills.filter((id) => placed.every((one) => pathOf(one) !== findSkill(id)?.path)),
        ...sessions.flatMap(({ start }) => (start === undefined ? [] : [start])),
      ],
      learning_level: learningLevel(),
      skills: [
        ...initial.skills.filter(({ skill }) => skills.every((one) => one.skill !== skill)),
        ...skills,
      ],
      open_session: open
        ? { id: open.id, kind: open.kind, level_id: open.level_id, skill: open.skill, answers: open.answers }
        : null,
      reviews_due: reviewsDue,
      last_answers: lastAnswersOf(sessions) ?? initial.last_answers ?? [],
    };
  }

  function start({ id, kind, level_id, skill }: Omit<OpenSession, 'answers'>): StartedSession | RpcRefusal {
    if (own(id)) return started(id);
    if (kind === 'review') {
      reviewsDue = cardsOfToday().left.length;
      if (reviewsDue === 0) return refusal('nothing-due');
    }
    const counts = kind !== 'placement' && kind !== 'review';
    if (counts && sessionsToday() >= (initial.sessions_limit ?? Infinity))
      return refusal('daily-session-limit');
    const level = kind === 'placement' ? (`${pathOf(level_id)}1` as LearningLevel) : level_id;
    add({ id, kind, level_id: level, skill: kind === 'skill' ? skill : null, answers: [] }, { counts });
    return started(id);
  }

  function save(session: Session | undefined, sent: readonly SentAnswer[]) {
    if (!session) return refusal('not-your-session');
    if (session.id === server.failsOn) return fault('XX000');
    const fresh = sent.filter(({ id }) => session.answers.every((answer) => answer.id !== id));
    if (session.completed && fresh.length > 0) return refusal('session-over');
    session.answers.push(
      ...fresh.map((answer) => ({
        ...answer,
        ...helpOf(answer),
        card: session.kind === 'review' ? ownCard(answer) : null,
      })),
    );
    if (session.kind === 'review') reviewsDue = cardsOfToday().left.length;
    return { skills: skillsOf(sent) };
  }

  function complete(
    session: Session | undefined,
    placed: LearningLevel | null,
    start: string | undefined,
  ): CompletedSession | RpcRefusal {
    if (!session) return refusal('not-your-session');
    if (!session.completed) {
      if (session.kind === 'placement' && placed) {
        if (pathOf(placed) !== pathOf(session.level_id)) return refusal('malformed-answers');
        Object.assign(session, { placed, start: server.placedByOther ?? start });
      }
      session.completed = figuresOf(session.answers, skillsOf(session.answers), learningLevel());
      server.completed.push({ id: session.id, placed });
    }
    return session.completed;
  }

  function saveCards(cards: readonly SentCard[]) {
    const isMalformed = cards.some(
      ({ card }) => card === server.rejectsCard || !/^[a-z]+:[!-~]+$/.test(card),
    );
    if (isMalformed) return refusal('malformed-cards');
    server.cards.push(...cards);
    reviewsDue = cardsOfToday().left.length;
    return { reviews_due: reviewsDue };
  }

  const client = rpcClient({
    learning_state: () => call('learning_state', state),
    start_learning_session: ({ p_id: id, p_kind: kind, p_level_id: level_id, p_skill: skill }) =>
      call('start_learning_session', () => start({ id, kind, level_id, skill })),
    migrate_guest_session: ({ p_id: id, p_level_id: level_id, p_skill: skill }) =>
      call('migrate_guest_session', () => {
        const isFirst = !sessions.some((one) => one.byGuest && pathOf(one.level_id) === pathOf(level_id));
        if (isFirst && !own(id)) add({ id, kind: 'skill', level_id, skill, answers: [] }, { byGuest: true });
        server.migrated.push(id);
        return start({ id, kind: 'skill', level_id, skill });
      }),
    save_learning_answers: ({ p_session_id, p_answers }) =>
      call('save_learning_answers', () => save(own(p_session_id), p_answers)),
    review_queue: () =>
      call('review_queue', () => {
        const { left, unsaved } = cardsOfToday();
        return { cards: [...unsaved, ...left] };
      }),
    save_review_cards: ({ p_cards }) => call('save_review_cards', () => saveCards(p_cards)),
    complete_learning_session: ({ p_session_id, p_placed_level, p_placed_skill }) =>
      call('complete_learning_session', () => complete(own(p_session_id), p_placed_level, p_placed_skill)),
  });
  return server;
}

/** The stored session. */
export function storedSession(): StoredSession | null {
  const key = Object.keys(localStorage).find((name) => name.startsWith('learning-session:'));
  return key ? (JSON.parse(localStorage.getItem(key) ?? '') as StoredSession) : null;
}
