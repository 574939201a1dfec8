import type { Connection } from '@supabase/lite';

/** The settings of one role, by name: `statement_timeout` is `8s`. */
type Settings = Readonly<Record<string, string>>;

export type RoleSettings = (role: string) => Settings;

/**
 * The settings that migrations gave to the roles of the API, such as their time limits. Postgres applies them only to who
 * signs in as the role; PostgREST, and so this backend, applies them to each transaction that it runs as the role.
 */
export async function readRoleSettings(db: Connection['kysely']): Promise<RoleSettings> {
  const roles = await db
    .selectFrom('pg_catalog.pg_roles')
    .select(['rolname', 'rolconfig'])
    .where('rolname', 'in', ['anon', 'authenticated', 'service_role'])
    .$castTo<{ rolname: string; rolconfig: string[] | null }>()
    .execute();
  const byRole = new Map(
    roles.map(({ rolname, rolconfig }) => [
      rolname,
      Object.fromEntries((rolconfig ?? []).map((setting) => setting.split(/=(.*)/s, 2))) as Settings,
    ]),
  );
  return (role) => byRole.get(role) ?? {};
}
