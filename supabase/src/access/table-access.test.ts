import { anonymous, signedInPlayer, type Player, service } from '../testing/players';
import type { Client } from '../program-client';
import { type Role, ROLES, TABLE_ACCESS, type TableName, type Verb, VERBS } from './access-table';
import { type Sample, sampleRows } from './sample-rows';

let owner: Player;
let other: Player;

beforeAll(async () => {
  [owner, other] = [await signedInPlayer(), await signedInPlayer()];
});

const clientOf = (role: Role): Client =>
  ({ anonymous, owner: () => owner.client, 'another player': () => other.client, service })[role]();

/** A table whose name is known only at run time, so rows and filters are untyped. */
interface AnyTable {
  select(): AnyFilter;
  insert(row: object): AnyResponse;
  update(change: object): AnyFilter;
  delete(): AnyFilter;
}
type AnyResponse = PromiseLike<{ data: Record<string, unknown>[] | null; error: { code: string } | null }>;
interface AnyFilter extends AnyResponse {
  match(row: object): AnyFilter;
}

const from = (client: Client, table: TableName) => client.from(table) as unknown as AnyTable;

/** The sample row as the service reads it. */
const rows = async (table: TableName, { key }: Sample) =>
  (await from(service(), table).select().match(key)).data ?? [];

/** Whether a table contains its unchanged sample row; unknown at first, and after anything that may have changed it. */
const isThere = new Map<TableName, boolean>();

/** Resets the table: it contains only the sample row, or not even that. Tables filled by migrations are left alone. */
async function arrange(table: TableName, { row, key, needs }: Sample, there: boolean): Promise<void> {
  if (!TABLE_ACCESS[table].insert.includes('service') || isThere.get(table) === there) return;
  if (needs) await from(service(), needs).insert(sampleRows(owner.id)[needs].row);
  await from(service(), table).delete().match(key);
  if (there) await from(service(), table).insert(row);
  isThere.set(table, there);
}

const CALLS: Readonly<Record<Verb, (target: AnyTable, sample: Sample) => AnyResponse>> = {
  select: (target, { key }) => target.select().match(key),
  insert: (target, { row }) => target.insert(row),
  update: (target, { change, key }) => target.update(change).match(key),
  delete: (target, { key }) => target.delete().match(key),
};

type Outcome = Awaited<AnyResponse>;

/** Whether a verb had its effect, according to the response and the table's content. */
const EFFECTS: Readonly<
  Record<Verb, (outcome: Outcome, table: TableName, sample: Sample) => Promise<boolean>>
> = {
  select: async ({ data }) => (data ?? []).length > 0,
  insert: async ({ error }, table, sample) => (await rows(table, sample)).length > 0 && error === null,
  update: async (_, table, sample) => {
    const [found] = await rows(table, sample);
    return Object.entries(sample.change).every(
      ([column, value]) => JSON.stringify(found?.[column]) === JSON.stringify(value),
    );
  },
  delete: async (_, table, sample) => (await rows(table, sample)).length === 0,
};

/**
 * One table for each kind of access; `grants.test.ts` and `policies.test.ts` read the access of all tables from
 * Postgres. Rows of the other tables need the profile, which its own tests delete.
 */
const TABLES: readonly TableName[] = ['game_sessions', 'games', 'daily_puzzles', 'invitations', 'profiles'];

const cases = TABLES.flatMap((table) =>
  VERBS.flatMap((verb) =>
    ROLES.map((role) => {
      const allowed = TABLE_ACCESS[table][verb].includes(role);
      return { table, verb, role, allowed, may: allowed ? 'may' : 'may not' };
    }),
  ),
);

/** Where the response rejects a verb. Row-level security returns no rows instead. */
const expectsRefusal = (table: TableName, verb: Verb, role: Role) =>
  verb !== 'select' && role !== 'service' && table !== 'profiles';

test.each(cases)('on $table, $role $may $verb', async ({ table, verb, role, allowed }) => {
  const sample = sampleRows(owner.id)[table];
  await arrange(table, sample, verb !== 'insert');
  const before = isThere.get(table);
  isThere.delete(table);
  const outcome = await CALLS[verb](from(clientOf(role), table), sample);
  expect(await EFFECTS[verb](outcome, table, sample)).toBe(allowed);
  if (expectsRefusal(table, verb, role)) expect(outcome.error).toMatchObject({ code: '42501' });
  if (before !== undefined && (!allowed || verb === 'select')) isThere.set(table, before);
});

test('the tables cover every kind of access', () => {
  const kinds = (names: readonly TableName[]) =>
    new Set(names.map((name) => JSON.stringify(TABLE_ACCESS[name])));
  expect(kinds(TABLES)).toEqual(kinds(Object.keys(TABLE_ACCESS) as TableName[]));
});
