/**
 * Every remote. A remote is built from the folder `mfe-<name>`; on one machine it listens on `port`, which the
 * environment variable `portVariable` replaces. Workspaces, builds, tests and size budgets follow from the folders;
 * everything that names the remotes in code follows from this list.
 */
export const REMOTES = {
  games: { port: 3001, portVariable: 'GAMES_PORT' },
  account: { port: 3002, portVariable: 'ACCOUNT_PORT' },
  learning: { port: 3003, portVariable: 'LEARNING_PORT' },
} as const satisfies Record<string, { readonly port: number; readonly portVariable: string }>;

export type RemoteName = keyof typeof REMOTES;

export const REMOTE_NAMES = Object.keys(REMOTES) as readonly RemoteName[];
