import { useState } from 'react';
import { GUEST } from '@ninefold/contracts';
import { useDevice } from '@ninefold/web/storage';
import { guestState } from '../../sessions/guest-state';
import { useStoredSessions } from '../../sessions/stored-sessions';
import type { SessionRequest } from '../request';
import { Session } from '../Session';
import { AccountNeeded } from './AccountNeeded';
import { guestAccess } from './guest-access';
import { GuestResults } from './GuestResults';

/** `/practice` without an account: the first session of each path on this device; further ones require an account. */
export function GuestPractice({ request }: { request: SessionRequest }) {
  const { now } = useDevice();
  const sessions = useStoredSessions();
  // The state at the start, because the session changes it.
  const [{ access, state }] = useState(() => {
    const stored = sessions.of(GUEST);
    const access = guestAccess(request, stored);
    const open = access.kind === 'play' ? access.session : null;
    const others = guestState(
      stored.filter(({ id }) => id !== open?.id),
      now(),
    );
    // The server has none of its answers.
    return { access, state: { ...others, open_session: open && { ...open, answers: [] } } };
  });
  switch (access.kind) {
    case 'play':
      return <Session request={request} state={state} userId={GUEST} due={[]} />;
    case 'results':
      return <GuestResults session={access.session} />;
    default:
      return <AccountNeeded access={access} />;
  }
}
