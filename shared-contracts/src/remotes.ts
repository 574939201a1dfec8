/**
 * Every remote. A remote is built from the folder `mfe-<name>`; on one machine it listens on `port`, which the
 * environment variable `portVariable` replaces. A guest may open its screen at `guestPath` in every deployment, where
 * `npm run deploy` checks a new build. Workspaces, builds, tests and size budgets follow from the folders;
 * everything that names the remotes in code follows from this list.
 */
export const REMOTES = {
  games: { port: 3001, portVariable: 'GAMES_PORT', guestPath: '/sum-grid-demo' },
  account: { port: 3002, portVariable: 'ACCOUNT_PORT', guestPath: '/login' },
  learning: { port: 3003, portVariable: 'LEARNING_PORT', guestPath: '/dashboard' },
} as const satisfies Record<
  string,
  { readonly port: number; readonly portVariable: string; readonly guestPath: string }
>;

export type RemoteName = keyof typeof REMOTES;

export const REMOTE_NAMES = Object.keys(REMOTES) as readonly RemoteName[];
