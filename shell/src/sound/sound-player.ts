import { createSoundPlayer, type SoundAddresses } from './create-sound-player';

/** The file's URL, and a variant that no cache has. */
const withFallback = ({ href }: URL): readonly string[] => [href, `${href}?again`];

const ADDRESSES: SoundAddresses = {
  putonboard: withFallback(new URL('./files/putonboard.wav', import.meta.url)),
  results: withFallback(new URL('./files/results.wav', import.meta.url)),
  correct: withFallback(new URL('./files/correct.wav', import.meta.url)),
  incorrect: withFallback(new URL('./files/incorrect.wav', import.meta.url)),
};

/** The page's only player. This file is a separate chunk: import it lazily. */
export const soundPlayer = createSoundPlayer(ADDRESSES);
