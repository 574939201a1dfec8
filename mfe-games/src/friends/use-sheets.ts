import { useEffect } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  FriendsInvitationSchema,
  FriendsSheetSchema,
  FriendsSheetsSchema,
  parseNamed,
  readKnown,
  type FriendsInvitation,
  type FriendsSheet,
} from '@ninefold/contracts';
import { usePlatform, type Platform } from '@ninefold/platform';
import { useOwner } from '../player/owner';
import { useQueries } from '../screen/queries';
import { copy } from './copy';

export type Client = Awaited<ReturnType<Platform['supabase']>>;
export type Refusal = keyof typeof copy.refusals;

/** Of Postgres, for an address that is no id. */
const NO_ID = '22P02';

/** They are read again when the page is looked at, and when a result was saved. */
function useFreshSheets() {
  const { onSaved } = usePlatform();
  const queries = useQueries();
  useEffect(
    () => onSaved(() => void queries.invalidateQueries({ queryKey: ['friends'] })),
    [onSaved, queries],
  );
  return queries;
}

/** The sheets that the person is on. */
export function useSheets() {
  const { supabase, reportError } = usePlatform();
  const owner = useOwner();
  return useQuery(
    {
      queryKey: ['friends', owner, 'all'],
      queryFn: async () => {
        const { data, error } = await (await supabase()).rpc('friends_sheets');
        if (error) throw error;
        return readKnown(FriendsSheetsSchema, data, (unknown) => reportError(unknown, 'games: friends'));
      },
    },
    useFreshSheets(),
  );
}

/** One sheet; `gone` when the person is not on it. */
export function useSheet(id: string) {
  const { supabase, reportError } = usePlatform();
  const owner = useOwner();
  return useQuery(
    {
      queryKey: ['friends', owner, id],
      queryFn: async (): Promise<FriendsSheet | 'gone'> => {
        const { data, error } = await (await supabase()).rpc('friends_sheet', { p_sheet_id: id });
        if (error?.hint === 'not-your-sheet' || error?.code === NO_ID) return 'gone';
        if (error) throw error;
        return readKnown(FriendsSheetSchema, data, (unknown) => reportError(unknown, 'games: friends'));
      },
    },
    useFreshSheets(),
  );
}

/** What the code would do. Each call counts as a try, so it is asked once, and again only by hand. */
export function useInvitation(code: string) {
  const { supabase } = usePlatform();
  const owner = useOwner();
  return useQuery(
    {
      queryKey: ['invitation', owner, code],
      queryFn: async () => invitationOf(await (await supabase()).rpc('friends_invitation', { p_code: code })),
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      gcTime: 0,
    },
    useQueries(),
  );
}

export function useJoin(code: string, onAnswer: (answer: FriendsInvitation) => void) {
  const { supabase } = usePlatform();
  const queries = useQueries();
  return useMutation(
    {
      mutationKey: ['join'],
      mutationFn: async () =>
        invitationOf(await (await supabase()).rpc('join_friends_sheet', { p_code: code })),
      onSuccess: async (answer) => {
        await queries.invalidateQueries({ queryKey: ['friends'] });
        onAnswer(answer);
      },
    },
    queries,
  );
}

function invitationOf({ data, error }: { data: unknown; error: Error | null }): FriendsInvitation {
  if (error) throw error;
  return parseNamed(FriendsInvitationSchema, data, 'friends_invitation()');
}

interface Response {
  readonly data: unknown;
  readonly error: (Error & { readonly hint: string | null }) | null;
}
type Write = (client: Client) => PromiseLike<Response>;

/**
 * One change of a sheet. What was read before is read again, also after a refusal: it says that something has changed.
 * @param onDone is called with the response when it is done, and not when it is refused
 */
export function useWrite(onDone: (data: unknown) => void) {
  const { supabase } = usePlatform();
  const queries = useQueries();
  const { data, isError, isPending, mutate, reset } = useMutation(
    {
      mutationKey: ['change of a sheet'],
      mutationFn: async (write: Write): Promise<{ data: unknown; refusal: Refusal | null }> => {
        const { data, error } = await write(await supabase());
        const refusal = (error?.hint ?? '') in copy.refusals ? (error?.hint as Refusal) : null;
        if (error && !refusal) throw error;
        return { data, refusal };
      },
      onSuccess: ({ data, refusal }) => {
        void queries.invalidateQueries({ queryKey: ['friends'] });
        if (!refusal) onDone(data);
      },
    },
    queries,
  );
  const refusal = data?.refusal;
  return {
    write: mutate,
    busy: isPending,
    /** Why the last one came to nothing. */
    failure: isError ? copy.notDone : refusal ? copy.refusals[refusal] : null,
    reset,
  };
}
