import { buildOutOfDate } from '../build/build-out-of-date';
import { builtFiles, type FilesOf } from '../parts/web-parts';
import type { Say } from './say';

/** How the files of the shell and the remotes come to be, and where they are then. */
export interface Builds {
  bringUpToDate(signal: AbortSignal, say: Say): Promise<void>;
  readonly filesOf: FilesOf;
}

/** As in production: built once, and only what changed since. */
export const productionBuilds: Builds = {
  bringUpToDate: (signal, say) =>
    buildOutOfDate(signal, (what, milliseconds) => say.timing(what, milliseconds)),
  filesOf: builtFiles,
};
