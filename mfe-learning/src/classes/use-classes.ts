import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callRpc, reportNameInClassCall } from '@ninefold/contracts/rpc';
import { usePlatform } from '@ninefold/platform';
import type { Caller } from '../sessions/calls';
import { isNotYours, readMyClasses } from './calls';

/** All that the screens of classes know, under one first word of their keys. */
const CLASSES = 'classes';

/** A read for a screen of classes. What a person may not see is not asked for again. */
export function useClassData<Data>(key: readonly string[], read: (caller: Caller) => Promise<Data>) {
  const { auth, supabase, reportError } = usePlatform();
  // Another person may sign in, in another tab.
  const person = auth.status === 'in' ? auth.user.id : null;
  return useQuery({
    queryKey: [CLASSES, person, ...key],
    queryFn: async () => read({ client: await supabase(), reportError }),
    retry: (failures, error) => !isNotYours(error) && failures < 2,
  });
}

export const useMyClasses = (userId: string) => useClassData([userId], readMyClasses);

type Client = Caller['client'];
type Call<Args, Data> = (client: Client, args: Args) => Promise<Data>;

/**
 * A write of classes, by the call of the server. The screens read again what they know before it counts as done.
 * @param leave is called before that: the screen may be of what is gone then
 */
export function useClassCall<Args = void, Data = unknown>(call: Call<Args, Data>, leave?: () => void) {
  const { supabase } = usePlatform();
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['change class'],
    mutationFn: async (args: Args) => call(await supabase(), args),
    onSuccess: () => {
      leave?.();
      return cache.invalidateQueries({ queryKey: [CLASSES] });
    },
  });
}

interface ReportedName {
  readonly kind: 'class_name' | 'pupil_name';
  readonly id: string;
}

export const useReportName = () =>
  useClassCall((client, { kind, id }: ReportedName) =>
    callRpc(client, reportNameInClassCall, { p_kind: kind, p_subject_id: id }),
  );
