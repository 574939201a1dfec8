import type { SoundName } from 'shared-platform';

export type SoundAddresses = Readonly<Record<SoundName, readonly string[]>>;

/** A file's own address, and the same past whatever a cache on the way made of it. */
const withFallback = ({ href }: URL): readonly string[] => [href, `${href}?again`];

/** Where each sound is, in the order in which the addresses are tried. */
export const SOUND_ADDRESSES: SoundAddresses = {
  putonboard: withFallback(new URL('./files/putonboard.wav', import.meta.url)),
  results: withFallback(new URL('./files/results.wav', import.meta.url)),
  correct: withFallback(new URL('./files/correct.wav', import.meta.url)),
  incorrect: withFallback(new URL('./files/incorrect.wav', import.meta.url)),
};
