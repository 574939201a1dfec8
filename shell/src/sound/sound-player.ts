import { createSoundPlayer } from './create-sound-player';
import { SOUND_ADDRESSES } from './sound-addresses';

/** The page's one player. This file is a chunk of its own: import it lazily. */
export const soundPlayer = createSoundPlayer(SOUND_ADDRESSES);
