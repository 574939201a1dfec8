import {
  isNewer,
  keepRecord,
  KeptSessionSchema,
  recordText,
  type DatedAnswer,
  type KeptSession,
  type RecordKey,
} from '@ninefold/contracts';
import type { Device } from '../device/device';

const keyOf = (userId: string, id: string): RecordKey => `learning-session:${userId}:${id}`;

/** Without room in the browser, or beside what a newer build has written, a session lives as long as the page. */
const memory = new Map<string, string>();

/** Sessions on this device that the server has not completed, of one person. */
export function keptSessions(device: Device, userId: string): KeptSession[] {
  const keys = new Set([...memory.keys(), ...storedKeys(device)]);
  return [...keys]
    .filter((key) => key.startsWith(keyOf(userId, '')))
    .flatMap((key) => read(device, key) ?? []);
}

/** Another tab may have answers to the same session: none is lost. */
export function keepSession(device: Device, userId: string, session: KeptSession): void {
  const key = keyOf(userId, session.id);
  const stored = read(device, key);
  const next = stored ? withAnswersOf(session, stored) : session;
  memory.set(key, recordText(next));
  try {
    if (keepRecord(device.storage(), key, next)) memory.delete(key);
  } catch {
    // It stays in the memory.
  }
}

/** The server has these answers. What happened in the session since they were sent stays as it is. */
export function markSaved(device: Device, userId: string, id: string, answerIds: readonly string[]): void {
  const stored = read(device, keyOf(userId, id));
  if (stored) keepSession(device, userId, { ...stored, saved: [...stored.saved, ...answerIds] });
}

export function forgetSession(device: Device, userId: string, id: string): void {
  const key = keyOf(userId, id);
  memory.delete(key);
  try {
    const storage = device.storage();
    if (!isNewer(storage.getItem(key))) storage.removeItem(key);
  } catch {
    // What could not be read cannot be kept either.
  }
}

/**
 * A session with the answers of two places, each once, and all that is known to be saved. An answer that both have stays
 * as the first has it: the device knows better than the server when it was given.
 */
export function withAnswersOf<Session extends Pick<KeptSession, 'answers' | 'saved'>>(
  session: Session,
  other: Pick<KeptSession, 'answers' | 'saved'>,
): Session {
  return {
    ...session,
    answers: eachOnce([...session.answers, ...other.answers]),
    saved: [...new Set([...session.saved, ...other.saved])],
  };
}

export const unsavedAnswers = ({ answers, saved }: KeptSession): DatedAnswer[] =>
  answers.filter(({ id }) => !saved.includes(id));

function eachOnce(answers: readonly DatedAnswer[]): DatedAnswer[] {
  const first = new Map<string, DatedAnswer>();
  for (const answer of answers) if (!first.has(answer.id)) first.set(answer.id, answer);
  return [...first.values()];
}

function storedKeys(device: Device): string[] {
  try {
    return Object.keys(device.storage());
  } catch {
    return [];
  }
}

function read(device: Device, key: string): KeptSession | null {
  try {
    const text = memory.get(key) ?? device.storage().getItem(key);
    // From another version, or edited: such a record counts as absent.
    const parsed = text === null || isNewer(text) ? null : KeptSessionSchema.safeParse(JSON.parse(text));
    return parsed?.success ? parsed.data : null;
  } catch {
    return null;
  }
}
