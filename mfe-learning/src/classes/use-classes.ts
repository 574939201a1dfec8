import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callRpc, reportNameInClassCall } from '@ninefold/contracts/rpc';
import { usePlatform } from '@ninefold/platform';
import type { Caller } from '../sessions/calls';
import { retriesQuery } from '@ninefold/web/storage';
import { isNotYours, readMyClasses } from './calls';

/** First element of all query keys of classes. */
const CLASSES = 'classes';

/** A query for a class. Refusals are not retried. */
export function useClassData<Data>(key: readonly string[], read: (caller: Caller) => Promise<Data>) {
  const { auth, supabase, reportError } = usePlatform();
  // Another person may sign in in another tab.
  const person = auth.status === 'in' ? auth.user.id : null;
  return useQuery({
    queryKey: [CLASSES, person, ...key],
    queryFn: async () => read({ client: await supabase(), reportError }),
    retry: (failures, error) => !isNotYours(error) && retriesQuery(failures, error),
  });
}

export const useMyClasses = (userId: string) => useClassData([userId], readMyClasses);

type Client = Caller['client'];
type Call<Args, Data> = (client: Client, args: Args) => Promise<Data>;

/**
 * A mutation of classes that refetches the screens before it resolves.
 * @param leave called first, if the current screen belongs to something deleted
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
  readonly kind: 'class_name' | 'student_name';
  readonly id: string;
}

export const useReportName = () =>
  useClassCall((client, { kind, id }: ReportedName) =>
    callRpc(client, reportNameInClassCall, { p_kind: kind, p_subject_id: id }),
  );
