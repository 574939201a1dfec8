import { useQuery } from '@tanstack/react-query';
import type { AnsweredBy, Board, BoardGame, BoardPeriod } from '@ninefold/contracts';
import { boardCall, callRpc } from '@ninefold/contracts/rpc';
import { usePlatform, type Platform } from '@ninefold/platform';
import { useOwner } from '../player/owner';
import { useQueries } from '../screen/queries';

/** Query key prefix of boards. */
export const BOARD_QUERY = 'board';

/** Identifies a board. */
export interface BoardAddress {
  readonly game: BoardGame;
  /** null for grids. */
  readonly answeredBy: AnsweredBy | null;
  readonly period: BoardPeriod;
  /** A day of the period; null for today. */
  readonly day: string | null;
}

/** Older data is read again. */
const FRESH_MS = 10_000;

/**
 * A board as the signed-in player sees it. While another period of the same game loads, the previous one stays.
 */
export function useBoard(board: BoardAddress) {
  const { auth, supabase } = usePlatform();
  const owner = useOwner();
  return useQuery(
    {
      queryKey: [BOARD_QUERY, owner, board],
      enabled: auth.status === 'in',
      staleTime: FRESH_MS,
      placeholderData: (last: Board | undefined, query) =>
        isSameGame(query?.queryKey[2], board) ? last : undefined,
      queryFn: () => fetchBoard(supabase, board),
      meta: {
        dependsOn: (saved) => saved.kind !== 'practice' && 'game' in saved && saved.game === board.game,
      },
    },
    useQueries(),
  );
}

const isSameGame = (last: unknown, { game, answeredBy }: BoardAddress): boolean => {
  const before = last as BoardAddress | undefined;
  return before?.game === game && before.answeredBy === answeredBy;
};

async function fetchBoard(
  supabase: Platform['supabase'],
  { game, answeredBy, period, day }: BoardAddress,
): Promise<Board> {
  return callRpc(await supabase(), boardCall, {
    p_game_type: game,
    p_answered_by: answeredBy,
    p_period: period,
    p_day: day,
  });
}
