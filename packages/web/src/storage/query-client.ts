import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

const RETRIES = 2;

/**
 * A query client that reports errors in one place.
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
      // Calls fail without a network. By default they would wait and show the skeleton forever.
      queries: { retry: RETRIES, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}
