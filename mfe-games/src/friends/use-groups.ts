import { useEffect } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { GroupInvitation, FriendGroup } from '@ninefold/contracts';
import {
  callRpc,
  friendGroupInvitationCall,
  friendGroupCall,
  friendGroupsCall,
  joinFriendGroupCall,
  reportFriendGroupInvitationCall,
  RpcError,
} from '@ninefold/contracts/rpc';
import { usePlatform, type Platform } from '@ninefold/platform';
import { refusalOf, reportFailure, type Action } from '@ninefold/web/social';
import { useOwner } from '../player/owner';
import { useQueries } from '../screen/queries';
import { copy } from './copy';

type Client = Awaited<ReturnType<Platform['supabase']>>;

/** Of Postgres, for an address that is no id. */
const NO_ID = '22P02';

/** They are read again when the page is looked at, and when a result was saved. */
function useFreshGroups() {
  const { onSaved } = usePlatform();
  const queries = useQueries();
  useEffect(
    () => onSaved(() => void queries.invalidateQueries({ queryKey: ['friends'] })),
    [onSaved, queries],
  );
  return queries;
}

/** The sheets that the person is on. */
export function useGroups() {
  const { supabase, reportError } = usePlatform();
  const owner = useOwner();
  return useQuery(
    {
      queryKey: ['friends', owner, 'all'],
      queryFn: async () => {
        const report = (unknown: Error) => reportError(unknown, 'games: friends');
        return callRpc(await supabase(), friendGroupsCall, {}, { report });
      },
    },
    useFreshGroups(),
  );
}

/** One sheet; `gone` when the person is not on it. */
export function useGroup(id: string) {
  const { supabase, reportError } = usePlatform();
  const owner = useOwner();
  return useQuery(
    {
      queryKey: ['friends', owner, id],
      queryFn: async (): Promise<FriendGroup | 'gone'> => {
        const report = (unknown: Error) => reportError(unknown, 'games: friends');
        return callRpc(await supabase(), friendGroupCall, { p_group_id: id }, { report }).catch(whenGone);
      },
    },
    useFreshGroups(),
  );
}

/** What the code would do. Each call counts as a try, so it is asked once, and again only by hand. */
export function useInvitation(code: string) {
  const { supabase } = usePlatform();
  const owner = useOwner();
  return useQuery(
    {
      queryKey: ['invitation', owner, code],
      queryFn: async () => callRpc(await supabase(), friendGroupInvitationCall, { p_code: code }),
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      gcTime: 0,
    },
    useQueries(),
  );
}

export function useJoin(code: string, onAnswer: (answer: GroupInvitation) => void) {
  const { supabase } = usePlatform();
  const queries = useQueries();
  return useMutation(
    {
      mutationKey: ['join'],
      mutationFn: async () => callRpc(await supabase(), joinFriendGroupCall, { p_code: code }),
      onSuccess: async (answer) => {
        await queries.invalidateQueries({ queryKey: ['friends'] });
        onAnswer(answer);
      },
    },
    queries,
  );
}

/** Reports the name that an invitation shows. The call counts as a try too: the answer may be a refusal. */
export function useReportInvitation(code: string): Action {
  const { supabase } = usePlatform();
  const { mutateAsync } = useMutation(
    {
      mutationKey: ['report invitation'],
      mutationFn: async () => callRpc(await supabase(), reportFriendGroupInvitationCall, { p_code: code }),
    },
    useQueries(),
  );
  return () =>
    mutateAsync().then(({ status, wait_seconds: seconds }) => {
      if (status === 'wait') return copy.join.waitLead(seconds);
      return status === 'wrong-code' ? copy.join['wrong-codeLead'] : null;
    }, reportFailure);
}

function whenGone(error: unknown): 'gone' {
  if (error instanceof RpcError && (error.hint === 'not-your-group' || error.code === NO_ID)) return 'gone';
  throw error;
}

type Call = (client: Client) => Promise<unknown>;

/**
 * Makes one change of a sheet. What was read before is read again, also after a refusal: it says that something has changed.
 * @returns the change. `onDone` is called when it is done; in words it returns why it was not
 */
export function useWrite() {
  const { supabase } = usePlatform();
  const queries = useQueries();
  const { mutateAsync } = useMutation(
    {
      mutationKey: ['change of a sheet'],
      mutationFn: async (call: Call): Promise<string | null> => {
        try {
          await call(await supabase());
          return null;
        } catch (error) {
          const refusal = refusalOf(copy.refusals, error);
          if (!refusal) throw error;
          return refusal;
        }
      },
      // Also when it failed: the response may be lost after the change.
      onSettled: () => void queries.invalidateQueries({ queryKey: ['friends'] }),
    },
    queries,
  );
  return async (call: Call, onDone?: () => void): Promise<string | null> => {
    try {
      const refusal = await mutateAsync(call);
      if (!refusal) onDone?.();
      return refusal;
    } catch {
      // It is reported already.
      return copy.notDone;
    }
  };
}
