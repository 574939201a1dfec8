import { anonymous, signedInPlayer, type Player, service } from '../testing/players';
import type { Client } from '../program-client';
import {
  exposedNames,
  type Role,
  ROLES,
  TABLE_ACCESS,
  type TableName,
  type Verb,
  VERBS,
} from './access-table';
import { type Sample, sampleRows } from './sample-rows';

let owner: Player;
let other: Player;

beforeAll(async () => {
  [owner, other] = [await signedInPlayer(), await signedInPlayer()];
});

const clientOf = (role: Role): Client =>
  ({ anonymous, owner: () => owner.client, 'another player': () => other.client, service })[role]();

/** One table by a name that only the running test knows: any row and any filter may be asked for. */
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

const rows = async (client: Client, table: TableName, { key }: Sample) =>
  (await from(client, table).select().match(key)).data ?? [];

/** Puts the table into a known state: the sample row is there, alone, or it is not. A table of the migrations stays. */
async function arrange(table: TableName, { row, key, needs }: Sample, there: boolean): Promise<void> {
  if (!TABLE_ACCESS[table].insert.includes('service')) return;
  if (needs) await from(service(), needs).insert(sampleRows(owner.id)[needs].row);
  await from(service(), table).delete().match(key);
  if (there) await from(service(), table).insert(row);
}

/** Tries each verb; returns whether it had its effect. */
const EFFECTS: Readonly<
  Record<Verb, (client: Client, table: TableName, sample: Sample) => Promise<boolean>>
> = {
  select: async (client, table, sample) => (await rows(client, table, sample)).length > 0,
  insert: async (client, table, sample) => {
    const { error } = await from(client, table).insert(sample.row);
    return error === null && (await rows(service(), table, sample)).length > 0;
  },
  update: async (client, table, sample) => {
    await from(client, table).update(sample.change).match(sample.key);
    const [found] = await rows(service(), table, sample);
    return Object.entries(sample.change).every(
      ([column, value]) => JSON.stringify(found?.[column]) === JSON.stringify(value),
    );
  },
  delete: async (client, table, sample) => {
    await from(client, table).delete().match(sample.key);
    return (await rows(service(), table, sample)).length === 0;
  },
};

/** The rows of the other tables need the profile, which its own tests delete. */
const TABLES = (Object.keys(TABLE_ACCESS) as TableName[]).sort(
  (a, b) => Number(a === 'profiles') - Number(b === 'profiles'),
);

const cases = TABLES.flatMap((table) =>
  VERBS.flatMap((verb) =>
    ROLES.map((role) => {
      const allowed = TABLE_ACCESS[table][verb].includes(role);
      return { table, verb, role, allowed, may: allowed ? 'may' : 'may not' };
    }),
  ),
);

test.each(cases)('on $table, $role $may $verb', async ({ table, verb, role, allowed }) => {
  const sample = sampleRows(owner.id)[table];
  await arrange(table, sample, verb !== 'insert');
  expect(await EFFECTS[verb](clientOf(role), table, sample)).toBe(allowed);
});

test.each(
  cases.filter(({ verb, role, table }) => verb !== 'select' && role !== 'service' && table !== 'profiles'),
)('on $table, the response to $role says that $verb is refused', async ({ table, verb, role }) => {
  const sample = sampleRows(owner.id)[table];
  const target = from(clientOf(role), table);
  const responses = {
    select: () => target.select(),
    insert: () => target.insert(sample.row),
    update: () => target.update(sample.change).match(sample.key),
    delete: () => target.delete().match(sample.key),
  };
  expect((await responses[verb]()).error).toMatchObject({ code: '42501' });
});

test('every table of the database stands in the access table', () => {
  expect(Object.keys(TABLE_ACCESS).sort()).toEqual(exposedNames('Tables'));
});
