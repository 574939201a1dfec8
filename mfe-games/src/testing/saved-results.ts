import type {
  AnsweredBy,
  Archive,
  GridGame,
  SavedDaily,
  SaveVerdict,
  SentResult,
  Standing,
  Today,
} from '@ninefold/contracts';
import { RESULT_REFUSALS, type ResultRefusal } from '@ninefold/contracts/rpc/testing';
import { shortestSeconds } from 'shared-puzzle-engine';

type SentDaily = Extract<SentResult, { kind: 'daily' }>;
type SentPractice = Extract<SentResult, { kind: 'practice' }>;

interface PlayedDaily {
  readonly id: string;
  readonly seconds: number;
  readonly isVerified: boolean;
}

export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The state of `fakeServer()` that decides about results. */
interface Settings {
  readonly account: string;
  readonly completedInSeconds: number | null;
  readonly archived: Archive['days'];
  readonly streak: number;
  readonly xp: number;
  readonly best: number | null;
  readonly bestTyped: number | null;
  readonly verifies: boolean;
  readonly refuses: ResultRefusal | null;
  readonly saved: SentResult[];
}

/** The results of all accounts, judged as the database judges them, without checking grids and answers. */
export function savedResults(server: Settings, today: () => Today) {
  const started = new Set<string>();
  const tickets = new Set<string>();
  const verified = new Set<string>();
  const own = () => server.saved.filter(({ user_id }) => user_id === server.account);
  const key = (game: GridGame, day: string) => `${server.account} ${game} ${day}`;

  const isVerified = ({ game_type, day_key, by_guest, late }: SentDaily) =>
    started.has(key(game_type, day_key)) && !by_guest && !late;

  /** The account's result of a daily, possibly from another device. */
  function dailyOn(game: GridGame, day: string): PlayedDaily | undefined {
    const saved = own().find(
      (sent): sent is SentDaily => sent.kind === 'daily' && sent.game_type === game && sent.day_key === day,
    );
    if (saved) return { id: saved.id, seconds: saved.completion_time_seconds, isVerified: isVerified(saved) };
    const elsewhere = game === 'sum_grid' && day === today().day_key ? server.completedInSeconds : null;
    const archived = server.archived.find(({ day_key }) => day_key === day)?.grids[game]?.daily_seconds;
    const seconds = elsewhere ?? archived ?? null;
    return seconds === null ? undefined : { id: `${game} of ${day} elsewhere`, seconds, isVerified: true };
  }

  const savedDaily = (seconds: number, time_verified: boolean): SavedDaily => ({
    completion_time_seconds: seconds,
    time_verified,
    xp_earned: server.xp,
    total_xp: 500,
    current_streak: server.streak,
  });

  const isComparable = (one: SentPractice, other: SentResult) =>
    other.kind === 'practice' &&
    other.game_type === one.game_type &&
    other.hints_used === 0 &&
    other.completion_time_seconds >= shortestSeconds(other.givens) &&
    other.givens.filter(Boolean).length === one.givens.filter(Boolean).length;

  const withBefore = (numbers: readonly number[], before: number | null) =>
    before === null ? numbers : [...numbers, before];

  /** The best score of the account's results of a game that count. */
  function bestScore(game: string, answeredBy?: AnsweredBy, except?: string): number | null {
    const counted = own().flatMap((one) =>
      'score' in one && one.game_type === game && (one.kind === 'drill' || verified.has(one.id)) ? one : [],
    );
    const scores = counted
      .filter(({ id, answered_by }) => id !== except && answered_by === (answeredBy ?? answered_by))
      .map(({ score }) => score);
    const isTyped = game === 'mental_math_speed' && answeredBy === 'typing';
    const all = withBefore(scores, isTyped ? server.bestTyped : server.best);
    return all.length > 0 ? Math.max(...all) : null;
  }

  function bestTime(result: SentPractice, except?: string): number | null {
    const comparable = own().filter((one) => one.id !== except && isComparable(result, one));
    const all = withBefore(
      comparable.map((one) => one.completion_time_seconds),
      server.best,
    );
    return all.length > 0 ? Math.min(...all) : null;
  }

  function standingOf(sent: Exclude<SentResult, SentDaily>): Standing {
    if (sent.kind === 'practice') {
      return { personal_best: bestTime(sent), previous_best: bestTime(sent, sent.id) };
    }
    const { id, game_type, answered_by } = sent;
    return {
      personal_best: bestScore(game_type, answered_by),
      previous_best: bestScore(game_type, answered_by, id),
      ...(sent.kind === 'timed_round' && { verified: verified.has(id) }),
    };
  }

  function verdictOn(sent: SentResult): SaveVerdict {
    const { id } = sent;
    const refuse = (reason: ResultRefusal): SaveVerdict => ({
      ...{ id, status: 'refused', reason },
      ...RESULT_REFUSALS[reason],
    });
    if (sent.user_id !== server.account) return refuse('not-your-account');
    const before = server.saved.find((saved) => saved.id === id);
    if (before) {
      if (before.user_id !== server.account) return refuse('malformed-result');
      return { id, status: 'saved_before', ...figuresOf(before) };
    }
    if (server.refuses) return refuse(server.refuses);
    if (sent.kind === 'daily') {
      const played = dailyOn(sent.game_type, sent.day_key);
      if (played) {
        const daily = savedDaily(played.seconds, played.isVerified);
        return { id, status: 'saved_before', reason: 'daily-already-played', daily };
      }
      const age = daysBetween(sent.day_key, today().day_key);
      if (age < 0) return refuse('day-not-begun');
      if (age > 30) return refuse('day-too-long-ago');
    }
    if (sent.kind === 'timed_round' && sent.ticket && server.verifies && tickets.has(sent.ticket))
      verified.add(id);
    server.saved.push(sent);
    return { id, status: 'saved', ...figuresOf(sent) };
  }

  const figuresOf = (sent: SentResult) =>
    sent.kind === 'daily'
      ? { daily: savedDaily(sent.completion_time_seconds, isVerified(sent)) }
      : { standing: standingOf(sent) };

  /** Whether a result can become a challenge: a daily only when its day is over. */
  function canChallenge(sent: SentResult | undefined): boolean {
    if (!sent || sent.kind === 'drill') return false;
    if (sent.kind === 'timed_round') return verified.has(sent.id) && sent.score > 0;
    const isOver = sent.kind === 'practice' || sent.day_key < today().day_key;
    return isOver && sent.completion_time_seconds >= 5;
  }

  return {
    own,
    dailyOn,
    bestScore,
    verdictOn,
    canChallenge,
    startDaily: (game: GridGame) => void started.add(key(game, today().day_key)),
    hasStarted: (game: GridGame) => started.has(key(game, today().day_key)),
    newTicket(): string {
      const ticket = `ticket-${tickets.size + 1}`;
      tickets.add(ticket);
      return ticket;
    },
  };
}
