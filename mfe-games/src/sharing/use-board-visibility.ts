import { useMutation } from '@tanstack/react-query';
import { callRpc, hintOf, showOnBoardsCall } from '@ninefold/contracts/rpc';
import { usePlatform } from '@ninefold/platform';
import { useQueries } from '../screen/queries';
import { BOARD_QUERY } from './use-board';

/** The database's error hints. */
const REFUSALS = { 'profile-incomplete': 'nameless', 'too-many-changes': 'too-often' } as const;
type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS];
const isRefusal = (hint: string | null): hint is keyof typeof REFUSALS => hint !== null && hint in REFUSALS;

export interface BoardVisibility {
  /** Why the last change failed. */
  readonly failure: Refusal | 'unreachable' | undefined;
  readonly busy: boolean;
  change(shown: boolean): void;
}

/** Changes "Show me on public boards" and then reads boards again. */
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
      // The response may be lost after the change.
      onSettled: () => queries.invalidateQueries({ queryKey: [BOARD_QUERY] }),
    },
    queries,
  );
  return { failure: isError ? 'unreachable' : data, busy: isPending, change: mutate };
}
