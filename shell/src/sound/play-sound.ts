import type { SoundName } from 'shared-platform';

/** Plays a sound; its code is loaded with the first one. Never throws, never says more than the console. */
export function playSound(name: SoundName): void {
  import(/* webpackChunkName: "sound" */ './sound-player')
    .then(({ soundPlayer }) => soundPlayer(name))
    .catch((error: unknown) => console.warn('The sounds could not be loaded', error));
}
