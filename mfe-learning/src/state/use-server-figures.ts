import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlatform } from '@ninefold/platform';
import { useDevice } from '../device/device';
import { sendKept, type Sending } from './send-session';

interface ServerFigures<Figures> {
  readonly key: readonly [name: string, userId: string];
  /** For reports of errors. */
  readonly what: string;
  /** Reads them. It gets the client and the device of the person. */
  read(sending: Sending): Promise<Figures>;
}

/**
 * What the server knows of a person. Answers that this device has not sent yet are sent first, so that they count. Read
 * again when the day turns and after each result that the server saved.
 */
export function useServerFigures<Figures extends { seconds_to_reset: number }>({
  key,
  what,
  read,
}: ServerFigures<Figures>) {
  const { supabase, onSaved, reportError } = usePlatform();
  const device = useDevice();
  const cache = useQueryClient();
  const [name, userId] = key;
  const query = useQuery({
    queryKey: key,
    queryFn: async () => {
      const sending = { client: await supabase(), device, userId, reportError };
      await sendKept(sending, (error) => reportError(error, 'learning: kept session'));
      return read(sending);
    },
    refetchInterval: ({ state }) => (state.data ? (state.data.seconds_to_reset + 1) * 1_000 : false),
  });

  useEffect(
    () => onSaved(() => void cache.invalidateQueries({ queryKey: [name, userId] })),
    [onSaved, cache, name, userId],
  );

  const { error } = query;
  useEffect(() => {
    if (error) reportError(error, `learning: ${what}`);
  }, [error, reportError, what]);
  return query;
}
