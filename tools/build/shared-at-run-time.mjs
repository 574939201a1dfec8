/**
 * What a remote takes from the page in place of bringing its own, and the range that it needs: one copy of each per
 * page, the shell's. `shell/src/remotes/share-scope.ts` is the other side of this list; `apps/add-router.ts` beside it adds
 * what remotes of other repositories take too. A range begins with the lowest version that the remote works with, and not
 * with the one that is installed: a remote that is built today starts in the shell of last month.
 */
const REACT = '^19.0.0';
const PLATFORM = '^1.0.0';

const REQUIRED_VERSIONS = {
  react: REACT,
  'react/jsx-runtime': REACT,
  'react-dom': REACT,
  'react-dom/client': REACT,
  '@ninefold/platform': PLATFORM,
};

/** In the form that every federation plugin takes. */
export const SHARED_AT_RUN_TIME = Object.fromEntries(
  Object.entries(REQUIRED_VERSIONS).map(([name, requiredVersion]) => [
    name,
    // Without strictVersion a mismatch is a warning in the console and a crash later.
    { singleton: true, strictVersion: true, requiredVersion, import: false },
  ]),
);
