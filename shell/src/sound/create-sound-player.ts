import type { SoundName } from '@ninefold/platform';

/** The addresses of each sound, in the order in which they are tried. */
export type SoundAddresses = Readonly<Record<SoundName, readonly string[]>>;

type Playable = Pick<HTMLAudioElement, 'currentTime' | 'play'>;

/** Errors after which another address would change nothing: not allowed yet, or interrupted by the next sound. */
const NOT_THE_FILE = new Set(['NotAllowedError', 'AbortError']);

/** Plays a sound from the first of its addresses that works. A failure is a warning in the console. */
export function createSoundPlayer(
  addresses: SoundAddresses,
  open: (address: string) => Playable = (address) => new Audio(address),
): (name: SoundName) => Promise<void> {
  const opened = new Map<string, Playable>();

  function audioAt(address: string): Playable {
    const audio = opened.get(address) ?? open(address);
    opened.set(address, audio);
    return audio;
  }

  return async (name) => {
    let failure: unknown;
    for (const address of addresses[name]) {
      try {
        const audio = audioAt(address);
        audio.currentTime = 0;
        await audio.play();
        return;
      } catch (error) {
        if (error instanceof DOMException && NOT_THE_FILE.has(error.name)) return;
        failure = error;
      }
    }
    console.warn(`The sound "${name}" could not be played`, failure);
  };
}
