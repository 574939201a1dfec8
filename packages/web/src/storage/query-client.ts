import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

const RETRIES = 2;

/**
 * Reads of a remote and its writes by hand, with one place where their errors are reported.
 * @param report gets an error with the first word of its query key, or the mutation key
 */
export function createQueryClient(report: (error: Error, what: string) => void): QueryClient {
  const reportOf = (error: Error, key: readonly unknown[] | undefined) => report(error, String(key?.[0]));
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => reportOf(error, queryKey) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { options }) => reportOf(error, options.mutationKey),
    }),
    defaultOptions: {
      // Without a network a call fails. The default would wait and show the skeleton without end.
      queries: { retry: RETRIES, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}
