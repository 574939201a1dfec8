import { GRID_GAMES, type DashboardSummary, type GridGame, type GridSummary } from '@ninefold/contracts';
import { NEW_PERSON } from '@ninefold/contracts/rpc/testing';
import { rpcClient, type RpcRefusal, type UnknownResponse } from '@ninefold/web/testing';
import { learningState } from './fake-learning';

type Grids = DashboardSummary['grids'];

/** The figures of a new person, with overrides. */
export const summary = (over: Partial<DashboardSummary> = {}): DashboardSummary => ({
  ...NEW_PERSON.dashboard_summary({ day_key: '2026-11-21', seconds_to_reset: 3_600 }),
  ...over,
});

/** Figures of all grids; those not named were never played. */
export const grids = (over: Partial<Grids> = {}): Grids => ({ ...summary().grids, ...over });

/** The same figures for every grid. */
export const everyGrid = (figures: GridSummary): Grids =>
  Object.fromEntries(GRID_GAMES.map((game) => [game, figures])) as Record<GridGame, GridSummary>;

type Response = DashboardSummary | RpcRefusal | UnknownResponse | 'offline';

/**
 * The real client over a fake dashboard and an empty learning state. Responses are returned in order; the last one
 * repeats.
 */
export function fakeDashboard(...responses: [Response, ...Response[]]) {
  const calls: string[] = [];
  const client = rpcClient({
    learning_state: () => learningState(),
    dashboard_summary: () => {
      calls.push('dashboard_summary');
      return responses[Math.min(calls.length, responses.length) - 1] ?? 'offline';
    },
  });
  return { calls, supabase: () => Promise.resolve(client) };
}
