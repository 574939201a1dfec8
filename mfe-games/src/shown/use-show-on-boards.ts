import { useMutation } from '@tanstack/react-query';
import { usePlatform } from '@ninefold/platform';
import { useQueries } from '../screen/queries';
import { BOARD_QUERY } from './use-board';

export interface ShowOnBoards {
  /** Why the last change was not made: a board needs a username, or the server was not reached. */
  readonly failure: 'nameless' | 'unreachable' | undefined;
  readonly busy: boolean;
  change(shown: boolean): void;
}

/** Moves the switch "Show me on public boards" of the signed-in player. Boards are then read again: they say how it stands. */
export function useShowOnBoards(): ShowOnBoards {
  const { supabase } = usePlatform();
  const queries = useQueries();
  const { mutate, isError, data, isPending } = useMutation(
    {
      mutationKey: ['show on boards'],
      mutationFn: async (p_shown: boolean): Promise<'nameless' | undefined> => {
        const client = await supabase();
        const { error } = await client.rpc('show_on_boards', { p_shown });
        if (error?.hint === 'profile-incomplete') return 'nameless';
        if (error) throw error;
        await queries.invalidateQueries({ queryKey: [BOARD_QUERY] });
        return undefined;
      },
    },
    queries,
  );
  return { failure: isError ? 'unreachable' : data, busy: isPending, change: mutate };
}
