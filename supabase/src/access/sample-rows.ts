import type { Database } from '@ninefold/contracts/database';
import type { TableName } from './access-table';

type Tables = Database['public']['Tables'];

export interface Sample<Name extends TableName = TableName> {
  /** A complete row of the owner's. */
  readonly row: Tables[Name]['Insert'];
  /** A visible change. */
  readonly change: Tables[Name]['Update'];
  /** Identifies the row. */
  readonly key: Readonly<Record<string, string>>;
  /** The table with the parent row, besides the account. */
  readonly needs?: TableName;
}

const DAY = '2001-01-01';

/** Like Stripe's ids, it does not contain the id of the account. */
const stripeId = (kind: string, owner: string) => `${kind}_${owner.replaceAll('-', '')}`;

/** A valid row of each table, owned by the given player. */
export const sampleRows = (owner: string): { readonly [Name in TableName]: Sample<Name> } => ({
  profiles: {
    row: { id: owner, first_name: 'Ada' },
    change: { first_name: 'Grace' },
    key: { id: owner },
  },
  learning_sessions: {
    // One id for both, so that the rows below refer to the session.
    row: { id: owner, user_id: owner, level_id: 'A1' },
    change: { problems_attempted: 7 },
    key: { user_id: owner },
  },
  learning_answers: {
    row: {
      id: owner,
      session_id: owner,
      user_id: owner,
      position: 1,
      skill: 'mean',
      difficulty: 3,
      seed: 815,
      given: '7',
      correct: false,
      chosen: false,
      helped: false,
      solved: false,
      seconds: 12,
    },
    change: { correct: true },
    key: { user_id: owner },
    needs: 'learning_sessions',
  },
  skill_progress: {
    row: { user_id: owner, skill: 'mean', answers: 1, evidence: 0 },
    change: { evidence: 3 },
    key: { user_id: owner },
  },
  review_cards: {
    row: { user_id: owner, card: 'fact:7x8', due_at: '2026-01-01T05:00:00+00:00', memory: {} },
    change: { due_at: '2027-01-01T05:00:00+00:00' },
    key: { user_id: owner },
  },
  game_sessions: {
    row: { user_id: owner, game_type: 'sum_grid', score: 1, completion_time_seconds: 60, accuracy: 1 },
    change: { score: 100 },
    key: { user_id: owner },
  },
  games: {
    row: { game_type: 'sum_grid', kind: 'grid', xp: 50, operations: ['sum'] },
    change: { xp: 5_000 },
    key: { game_type: 'sum_grid' },
  },
  daily_puzzles: {
    row: {
      game_type: 'sum_grid',
      day_key: DAY,
      givens: [0, 0, 0, 0, 0, 0, 0, 0, 0],
      targets: { sum: { rows: [6, 15, 24], columns: [12, 15, 18] } },
    },
    change: { givens: [1, 0, 0, 0, 0, 0, 0, 0, 0] },
    key: { game_type: 'sum_grid', day_key: DAY },
  },
  question_sets: {
    // A game without question sets, so that other tests are not given this one.
    row: { game_type: 'addition_drill', question_set: 9_000, questions: ['2 + 2'], correct_answers: [4] },
    change: { correct_answers: [5] },
    key: { game_type: 'addition_drill', question_set: '9000' },
  },
  round_tickets: {
    row: { user_id: owner, game_type: 'mental_math_speed', question_set: 1, answered_by: 'choosing' },
    change: { started_at: '2001-01-01T05:00:00+00:00' },
    key: { user_id: owner },
  },
  daily_attempts: {
    row: { user_id: owner, game_type: 'sum_grid', day_key: DAY },
    change: { started_at: '2001-01-01T05:00:00+00:00' },
    key: { user_id: owner },
  },
  daily_grid_results: {
    row: {
      user_id: owner,
      game_type: 'sum_grid',
      challenge_date: DAY,
      grid: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      completion_time_seconds: 60,
      time_verified: true,
      score: 100,
      accuracy: 100,
      xp_earned: 50,
    },
    change: { completion_time_seconds: 1 },
    key: { user_id: owner },
  },
  daily_activity: {
    row: { user_id: owner, day_key: DAY, streak: 1 },
    change: { streak: 365 },
    key: { user_id: owner },
  },
  invitations: {
    row: { invited_by: owner, email_digest: '0'.repeat(64), outcome: 'wrong-key' },
    change: { outcome: 'sent' },
    key: { invited_by: owner },
  },
  subscriptions: {
    row: {
      id: stripeId('sub', owner),
      user_id: owner,
      customer_id: stripeId('cus', owner),
      tier: 'elite',
      // Ended, so that it does not prevent the account's deletion.
      status: 'canceled',
      started_at: '2001-01-01T05:00:00+00:00',
      read_at: '2001-01-01T05:00:00+00:00',
    },
    change: { paid: true },
    key: { user_id: owner },
  },
  purchases: {
    row: {
      session_id: `cs_${owner}`,
      user_id: owner,
      customer_id: stripeId('cus', owner),
      subscription_id: stripeId('sub', owner),
      tier: 'elite',
      amount_total: 4999,
      currency: 'usd',
      status: 'unpaid',
    },
    change: { status: 'paid' },
    key: { user_id: owner },
  },
  checkouts: {
    row: { buyer: `user:${owner}`, user_id: owner, tier: 'elite', price_id: 'price_1' },
    change: { session_id: `cs_${owner}` },
    key: { user_id: owner },
  },
  stripe_events: {
    row: { id: `evt_${owner}`, type: 'invoice.paid' },
    change: { type: 'charge.refunded' },
    key: { id: `evt_${owner}` },
  },
});
