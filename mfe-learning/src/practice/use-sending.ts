import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeptSession } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { useDevice } from '../device/device';
import { unsavedAnswers } from '../state/kept-sessions';
import { isFinal, sendAnswers } from '../state/send-session';
import { createSender, type Sender } from '../state/sender';

/**
 * Sends answers while the person goes on.
 * @returns whether answers wait on the device for the network
 */
export function useSending(session: KeptSession, userId: string, onSaved: (ids: string[]) => void): boolean {
  const { supabase, reportError } = usePlatform();
  const device = useDevice();
  const [isWaiting, setWaiting] = useState(false);
  const sender = useRef<Sender<KeptSession>>(null);

  const send = useEffectEvent(async (unsaved: KeptSession): Promise<boolean> => {
    try {
      onSaved(await sendAnswers({ client: await supabase(), device, userId, reportError }, unsaved));
    } catch (error) {
      reportError(error, 'learning: answers');
      if (!isFinal(error)) throw error;
      // Nothing that is sent for this session can be saved. The person goes on all the same.
      return false;
    }
    return true;
  });

  useEffect(() => {
    const created = createSender((unsaved: KeptSession) => send(unsaved), setWaiting);
    sender.current = created;
    return () => created.stop();
  }, []);

  const unsaved = unsavedAnswers(session).length;
  const sendNow = useEffectEvent(() => sender.current?.send(session));
  useEffect(() => {
    if (unsaved > 0) sendNow();
  }, [unsaved]);
  return isWaiting;
}
