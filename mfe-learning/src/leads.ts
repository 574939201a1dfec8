import { copy as map } from './map/copy';

/**
 * What guests read first on these screens. The build publishes it in `screens.json`, and the shell's pages show it while
 * the code loads; the app does not load this file.
 */
export const LEADS: Readonly<Record<string, string>> = { '/learn': map.guest.lead };
