import type { SoundName } from '@ninefold/platform';

/** URLs of each sound, in order of preference. */
export type SoundAddresses = Readonly<Record<SoundName, readonly string[]>>;

type Playable = Pick<HTMLAudioElement, 'currentTime' | 'play'>;

/** Errors for which another URL would not help: playback is not allowed yet, or the next sound interrupted it. */
const PLAYBACK_ERRORS = new Set(['NotAllowedError', 'AbortError']);

/** Plays a sound from its first working URL. A failure is logged as a warning. */
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
        if (error instanceof DOMException && PLAYBACK_ERRORS.has(error.name)) return;
        failure = error;
      }
    }
    console.warn(`The sound "${name}" could not be played`, failure);
  };
}
