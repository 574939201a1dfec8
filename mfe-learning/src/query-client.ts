import { QueryClient } from '@tanstack/react-query';

const RETRIES = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: RETRIES,
        // Offline is an error that is said, not a skeleton that stands for ever.
        networkMode: 'always',
      },
    },
  });
}
