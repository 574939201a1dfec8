import type { KeptSession, LearningState } from '@ninefold/contracts';
import type { Device } from '../device/device';
import { keptSessions, withAnswersOf } from '../state/kept-sessions';
import { kept } from './session-flow';

/** The session that was left, with the answers of the server and of this device; null: there is none. */
export function openSessionOf(device: Device, userId: string, state: LearningState): KeptSession | null {
  const open = state.open_session && kept(state.open_session, state.skills);
  if (!open) return null;
  const here = keptSessions(device, userId).find(({ id }) => id === open.id);
  if (!here) return open;
  const session = withAnswersOf(here, open);
  // On another device it went on: what was asked here may have been answered there.
  return session.answers.length > here.answers.length ? { ...session, task: null, finished: false } : session;
}
