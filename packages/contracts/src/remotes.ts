/**
 * Every remote. It is built from the folder `mfe-<name>`; locally it listens on `port`, or on the port in the variable
 * `portVariable`. Workspaces, builds, tests and size budgets follow from the folders; code that names remotes follows
 * from this list.
 */
export const REMOTES = {
  games: { port: 3001, portVariable: 'GAMES_PORT' },
  account: { port: 3002, portVariable: 'ACCOUNT_PORT' },
  learning: { port: 3003, portVariable: 'LEARNING_PORT' },
} as const satisfies Record<string, { readonly port: number; readonly portVariable: string }>;

export type RemoteName = keyof typeof REMOTES;

export const REMOTE_NAMES = Object.keys(REMOTES) as readonly RemoteName[];
