import { REMOTES } from './boundaries.mjs';

/** All scripts of a remote that has no budget of its own. */
const REMOTE_LIMIT = '60 kB';

/**
 * The games: dragging and keys on arrival, a pad for answers and the page after a guest's practice came in lazy files. The
 * account remote: nine pages and the steps that take money, in lazy files, and forms that are shared by them.
 */
const LIMITS = { 'mfe-games': '85 kB', 'mfe-account': '82 kB', 'mfe-learning': '45 kB' };

export default [
  {
    name: "First board: the shell's first file, the games' entry and their first screen",
    path: [
      'shell/dist/main.*.js',
      'mfe-games/dist/remote-entry.*.js',
      'mfe-games/dist/__federation_expose_App.*.js',
    ],
    gzip: true,
    limit: '137 kB',
  },
  {
    name: "First screen's styles",
    path: ['shell/dist/main.*.css', 'mfe-games/dist/__federation_expose_App.*.css'],
    gzip: true,
    limit: '12 kB',
  },
  ...REMOTES.map((name) => ({
    name: `${name}, all of it`,
    path: `${name}/dist/*.js`,
    gzip: true,
    limit: LIMITS[name] ?? REMOTE_LIMIT,
  })),
];
