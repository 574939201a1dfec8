/** Every remote, by its name; the package is `mfe-<name>`. Ports and their variables are those of the local stack. */
export const REMOTES = {
  games: { port: 3001, portVariable: 'GAMES_PORT' },
  account: { port: 3002, portVariable: 'ACCOUNT_PORT' },
  learning: { port: 3003, portVariable: 'LEARNING_PORT' },
} as const;
export type RemoteName = keyof typeof REMOTES;
export const REMOTE_NAMES = Object.keys(REMOTES) as readonly RemoteName[] as readonly [
  RemoteName,
  ...RemoteName[],
];
