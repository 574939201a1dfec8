import { useEffect, useMemo } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { usePlatform } from '@ninefold/platform';
import { createQueryClient, useDevice, type Device } from '@ninefold/web/storage';

/** Query key prefix of the player's challenges, which a new challenge invalidates. */
export const MY_CHALLENGES = 'my challenges';

const clients = new WeakMap<Device, QueryClient>();

/** The query client of all screens except grids, which do without its code. */
export function useQueries(): QueryClient {
  const device = useDevice();
  const { reportError, onSaved } = usePlatform();
  const client = useMemo(() => {
    const report = (error: Error, what: string) => reportError(error, `games: ${what}`);
    const known = clients.get(device) ?? createQueryClient({ report, jitter: device.jitter, onSaved });
    clients.set(device, known);
    return known;
  }, [device, reportError, onSaved]);
  // Like its provider: subscribes to focus, network changes and saves.
  useEffect(() => {
    client.mount();
    return () => client.unmount();
  }, [client]);
  return client;
}
