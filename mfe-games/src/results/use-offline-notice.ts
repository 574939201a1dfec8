import { useEffect, useEffectEvent, useRef } from 'react';
import { usePlatform } from '@ninefold/platform';
import { useDevice } from '@ninefold/web/storage';
import { dayKeyAt } from 'shared-puzzle-engine';
import { useAttempts } from '../player/attempts';
import { copy } from './copy';

/**
 * Tells a signed-in player who is offline during a daily what that means for its time: when the network goes away, or with
 * the first digit. Once each time.
 */
export function useOfflineNotice(): void {
  const { auth, notify } = usePlatform();
  const { now } = useDevice();
  const attempts = useAttempts();
  const owner = auth.status === 'in' ? auth.user.id : null;
  const isTold = useRef(false);

  const tell = useEffectEvent(() => {
    if (navigator.onLine) isTold.current = false;
    if (owner === null || navigator.onLine || isTold.current) return;
    const open = attempts
      .of(owner)
      .filter((attempt) => attempt.dayKey === dayKeyAt(now()) && attempt.finishedInSeconds === undefined);
    if (open.length === 0) return;
    isTold.current = true;
    const isStarted = open.every(({ startedOnServer }) => startedOnServer);
    notify(isStarted ? copy.offline.started : copy.offline.notStarted);
  });

  useEffect(() => {
    const listen = () => tell();
    const end = attempts.subscribe(listen);
    window.addEventListener('offline', listen);
    window.addEventListener('online', listen);
    return () => {
      end();
      window.removeEventListener('offline', listen);
      window.removeEventListener('online', listen);
    };
  }, [attempts]);
}
