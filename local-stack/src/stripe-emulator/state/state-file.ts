import { readFile } from 'node:fs/promises';
import { replaceFile } from '../../data/replace-file';
import { Failure, START_FRESH } from '../../terminal';
import { emptyState, type State } from './state';

/** Before what nobody waits for is written, because each write is of the whole state; and so many times as long as the last one took. */
const PAUSE_MS = 200;
const PAUSE_PER_WRITE = 20;

/** Read together with the keys of `State`: a file of an older emulator is refused in one line. */
const FORMAT = 1;

export interface StateFile {
  readonly state: State;
  /** Has the state written soon; many changes share one write. The process does not end before it. */
  changed(): void;
  /** Has the state written now. Resolves when it is on the disk. */
  saved(): Promise<void>;
  /** What waits is written now. */
  stop(): void;
}

/**
 * The state in the file, which need not exist yet. Without a file nothing is kept.
 * @throws Failure when the file is there but does not hold a state
 */
export async function openStateFile(file: string | undefined): Promise<StateFile> {
  if (!file) return memoryOnly();
  const state = await read(file);
  let last: Promise<void> = Promise.resolve();
  let isWaiting = false;
  let lastTook = 0;
  let soon: NodeJS.Timeout | undefined;

  const write = async () => {
    isWaiting = false;
    clearTimeout(soon);
    soon = undefined;
    const begin = performance.now();
    await replaceFile(file, JSON.stringify({ format: FORMAT, state }));
    lastTook = performance.now() - begin;
  };
  /** One write at a time: all who ask while one runs share the next one. */
  const saved = () => {
    if (!isWaiting) last = last.then(write, write);
    isWaiting = true;
    return last;
  };
  const save = () =>
    void saved().catch((error: unknown) => console.error('The state could not be written:', error));

  return {
    state,
    changed: () => void (soon ??= setTimeout(save, Math.max(PAUSE_MS, PAUSE_PER_WRITE * lastTook))),
    saved,
    stop() {
      if (soon) save();
    },
  };
}

/** A state that ends with the process. */
export const memoryOnly = (): StateFile => ({
  state: emptyState(),
  changed: () => undefined,
  saved: () => Promise.resolve(),
  stop: () => undefined,
});

async function read(file: string): Promise<State> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return emptyState();
  try {
    const { format, state } = JSON.parse(text) as { format: number; state: State };
    if (format === FORMAT) return state;
  } catch {
    // The one sentence below says what to do.
  }
  throw new Failure(`The state of the Stripe emulator in ${file} is corrupt. ${START_FRESH}`);
}
