import { copy as archive } from './archive/copy';
import { copy as boards } from './boards/copy';
import { copy as hub } from './hub/copy';
import { copy as mentalMath } from './quiz/mental-math-copy';

/**
 * What guests read first on these screens. The build publishes it in `screens.json`, and the shell's pages show it while
 * the code loads; the app does not load this file.
 */
export const LEADS: Readonly<Record<string, string>> = {
  '/puzzle-games': hub.lead,
  '/mental-math-speed': mentalMath.rules,
  '/archive': archive.lead,
  '/boards': boards.lead,
};
