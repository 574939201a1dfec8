import { useEffect, useMemo } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { usePlatform } from '@ninefold/platform';
import { createQueryClient, useDevice, type Device } from '@ninefold/web/storage';

/** The first word of the keys of the challenges that a player made: making one makes them stale. */
export const MY_CHALLENGES = 'my challenges';

const clients = new WeakMap<Device, QueryClient>();

/** What screens other than a board read from the server: the board does without a cache, and its bytes. */
export function useQueries(): QueryClient {
  const device = useDevice();
  const { reportError } = usePlatform();
  const client = useMemo(() => {
    const known =
      clients.get(device) ?? createQueryClient((error, what) => reportError(error, `games: ${what}`));
    clients.set(device, known);
    return known;
  }, [device, reportError]);
  // As its provider would: from then on it hears that the page is looked at again.
  useEffect(() => {
    client.mount();
    return () => client.unmount();
  }, [client]);
  return client;
}
