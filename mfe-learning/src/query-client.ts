import { QueryClient } from '@tanstack/react-query';

const RETRIES = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: RETRIES,
        // Without a network a call fails. The default would wait and show the skeleton without end.
        networkMode: 'always',
      },
    },
  });
}
