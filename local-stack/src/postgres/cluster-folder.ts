import path from 'node:path';

/** What is where in the folder of a cluster. */
export const clusterFolder = (folder: string) => ({
  /** What Postgres calls its data directory. */
  data: path.join(folder, 'data'),
  /** Of the user `postgres`; made once. */
  password: path.join(folder, 'password'),
  /** The address of the platform's database, for programs such as psql; written at each start. */
  url: path.join(folder, 'url'),
});

/** The database with all migrations: what the platform uses, and what tests copy. */
export const PLATFORM_DATABASE = 'platform';
