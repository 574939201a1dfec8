import { useMutation } from '@tanstack/react-query';
import { callRpc, hintOf, showOnBoardsCall } from '@ninefold/contracts/rpc';
import { usePlatform } from '@ninefold/platform';
import { useQueries } from '../screen/queries';
import { BOARD_QUERY } from './use-board';

/** The reasons of the database, by their names there. */
const REFUSALS = { 'profile-incomplete': 'nameless', 'too-many-changes': 'too-often' } as const;
type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS];
const isRefusal = (hint: string | null): hint is keyof typeof REFUSALS => hint !== null && hint in REFUSALS;

export interface BoardVisibility {
  /** Why the last change was not made: a board needs a username, it was changed very often, or the server was not reached. */
  readonly failure: Refusal | 'unreachable' | undefined;
  readonly busy: boolean;
  change(shown: boolean): void;
}

/** Moves the switch "Show me on public boards" of the signed-in player. Boards are then read again: they say how it stands. */
export function useBoardVisibility(): BoardVisibility {
  const { supabase } = usePlatform();
  const queries = useQueries();
  const { mutate, isError, data, isPending } = useMutation(
    {
      mutationKey: ['show on boards'],
      mutationFn: async (p_shown: boolean): Promise<Refusal | undefined> => {
        try {
          await callRpc(await supabase(), showOnBoardsCall, { p_shown });
          return undefined;
        } catch (error) {
          const hint = hintOf(error);
          if (isRefusal(hint)) return REFUSALS[hint];
          throw error;
        }
      },
      // A response may be lost after the switch has moved.
      onSettled: () => queries.invalidateQueries({ queryKey: [BOARD_QUERY] }),
    },
    queries,
  );
  return { failure: isError ? 'unreachable' : data, busy: isPending, change: mutate };
}
