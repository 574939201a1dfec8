import type { Role } from './access-table';

/** Reads roles' rights from the Postgres catalog, named as in the access table. */

const ROLE_NAMES = { anonymous: 'anon', owner: 'authenticated', service: 'service_role' } as const;
type CheckedRole = keyof typeof ROLE_NAMES;
const CHECKED_ROLES = Object.keys(ROLE_NAMES) as CheckedRole[];

/** The schemas of the migrations, as a SQL list. */
export const OURS = `('public'::regnamespace, 'private'::regnamespace, 'partitions'::regnamespace)`;

/** The API's roles, as a SQL table. */
export const API_ROLES = `unnest(array['anon', 'authenticated', 'service_role']) r (role)`;

/** A script that returns a line for each row of `from`. */
export const list = (line: string, from: string) =>
  `select coalesce(jsonb_agg(${line} order by ${line}), '[]') as value from ${from};`;

/** A line for each name and each role that the access table gives it. */
export const lines = <Name extends string>(
  names: Readonly<Record<Name, unknown>>,
  rolesOf: (name: Name) => readonly Role[],
  line: (role: string, name: Name) => string,
) =>
  (Object.keys(names) as Name[]).flatMap((name) =>
    CHECKED_ROLES.filter((role) => rolesOf(name).includes(role)).map((role) => line(ROLE_NAMES[role], name)),
  );
