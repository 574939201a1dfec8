import { useMutation, useQuery } from '@tanstack/react-query';
import type { GroupInvitation, FriendGroup, InvitationPreview } from '@ninefold/contracts';
import {
  callRpc,
  friendGroupInvitationCall,
  friendGroupCall,
  friendGroupPreviewCall,
  friendGroupsCall,
  joinFriendGroupCall,
  repeatsQuietly,
  reportFriendGroupInvitationCall,
  RpcError,
} from '@ninefold/contracts/rpc';
import { usePlatform, type Platform, type SavedResult } from '@ninefold/platform';
import { refusalOf, reportFailure, type Action } from '@ninefold/web/social';
import { useOwner } from '../player/owner';
import { useQueries } from '../screen/queries';
import { copy } from './copy';

type Client = Awaited<ReturnType<Platform['supabase']>>;

/** Postgres: invalid uuid. */
const NO_ID = '22P02';

/** Groups show the dailies of their members. */
const meta = { dependsOn: ({ kind }: SavedResult) => kind === 'daily' };

/** The person's groups. */
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
      meta,
    },
    useQueries(),
  );
}

/** One group; `gone` if the person is not a member. */
export function useGroup(id: string) {
  const { supabase, reportError } = usePlatform();
  const owner = useOwner();
  return useQuery(
    {
      queryKey: ['friends', owner, id],
      queryFn: async (): Promise<FriendGroup | 'gone'> => {
        const report = (unknown: Error) => reportError(unknown, 'games: friends');
        return callRpc(await supabase(), friendGroupCall, { p_group_id: id }, { report }).catch(whenUnknown);
      },
      meta,
    },
    useQueries(),
  );
}

/** What the code leads to. Every answered call counts as an attempt, so it is made once and repeated only by hand. */
export function useInvitation(code: string) {
  const { supabase } = usePlatform();
  const owner = useOwner();
  return useQuery(
    {
      queryKey: ['invitation', owner, code],
      queryFn: async () => callRpc(await supabase(), friendGroupInvitationCall, { p_code: code }),
      retry: repeatsQuietly,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      gcTime: 0,
    },
    useQueries(),
  );
}

/** What a link says before sign-in; null if it says nothing, or if that is not known. */
export function useInvitationPreview(secret: string) {
  const { supabase } = usePlatform();
  return useQuery(
    {
      queryKey: ['invitation preview', secret],
      queryFn: async (): Promise<InvitationPreview> =>
        callRpc(await supabase(), friendGroupPreviewCall, { p_secret: secret }).catch(() => null),
      staleTime: Infinity,
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

/** Reports the name in an invitation. The call counts as an attempt, so it may be refused. */
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
      if (status === 'wait' || status === 'network-wait') return copy.join[`${status}Lead`](seconds);
      return status === 'wrong-code' ? copy.join['wrong-codeLead'] : null;
    }, reportFailure);
}

function whenUnknown(error: unknown): 'gone' {
  if (error instanceof RpcError && (error.hint === 'not-your-group' || error.code === NO_ID)) return 'gone';
  throw error;
}

type Call = (client: Client) => Promise<unknown>;

/**
 * Makes one change of a group, then reads groups again, even after a refusal, which shows that something
 * changed.
 * @returns a function that resolves to the reason in words, or null on success
 */
export function useWrite() {
  const { supabase } = usePlatform();
  const queries = useQueries();
  const { mutateAsync } = useMutation(
    {
      mutationKey: ['change of a group'],
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
      // Even after a failure: the change may have been made and only the response lost.
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
      // The mutation cache reported it.
      return copy.notDone;
    }
  };
}
