import { anonymous, newPlayer, type Player, service } from '../testing/players';
import type { Client } from '../program-client';
import { type Role, ROLES, TABLE_ACCESS, type TableName, type Verb, VERBS } from './access-table';
import { exposedNames } from './exposed-names';
import { type Sample, sampleRows } from './sample-rows';

let owner: Player;
let other: Player;

beforeAll(async () => {
  [owner, other] = [await newPlayer(), await newPlayer()];
});

const clientOf = (role: Role): Client =>
  ({ anonymous, owner: () => owner.client, 'another player': () => other.client, service })[role]();

/** One table by a name known only when the test runs: any row and any filter may be asked for. */
interface AnyTable {
  select(): AnyFilter;
  insert(row: object): AnyAnswer;
  update(change: object): AnyFilter;
  delete(): AnyFilter;
}
type AnyAnswer = PromiseLike<{ data: Record<string, unknown>[] | null; error: { code: string } | null }>;
interface AnyFilter extends AnyAnswer {
  match(row: object): AnyFilter;
}

const from = (client: Client, table: TableName) => client.from(table) as unknown as AnyTable;

/** What finds the sample row and nothing else. */
function keyOf(table: TableName): object {
  if (table === 'profiles') return { id: owner.id };
  return table === 'daily_puzzles' ? { game_type: 'sum_grid', day_key: '2001-01-01' } : { user_id: owner.id };
}

const rows = async (client: Client, table: TableName) =>
  (await from(client, table).select().match(keyOf(table))).data ?? [];

/** Puts the table into a known state: the sample row is there, alone, or it is not. */
async function arrange(table: TableName, { row }: Sample, there: boolean): Promise<void> {
  await from(service(), table).delete().match(keyOf(table));
  if (there) await from(service(), table).insert(row);
}

const ATTEMPTS: Readonly<
  Record<Verb, (client: Client, table: TableName, sample: Sample) => Promise<boolean>>
> = {
  select: async (client, table) => (await rows(client, table)).length > 0,
  insert: async (client, table, { row }) => {
    await from(client, table).insert(row);
    return (await rows(service(), table)).length > 0;
  },
  update: async (client, table, { change }) => {
    await from(client, table).update(change).match(keyOf(table));
    const [found] = await rows(service(), table);
    return Object.entries(change).every(
      ([column, value]) => JSON.stringify(found?.[column]) === JSON.stringify(value),
    );
  },
  delete: async (client, table) => {
    await from(client, table).delete().match(keyOf(table));
    return (await rows(service(), table)).length === 0;
  },
};

const cases = (Object.keys(TABLE_ACCESS) as TableName[]).flatMap((table) =>
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
  expect(await ATTEMPTS[verb](clientOf(role), table, sample)).toBe(allowed);
});

test.each(
  cases.filter(({ verb, role, table }) => verb !== 'select' && role !== 'service' && table !== 'profiles'),
)('on $table, $role is told that $verb is refused', async ({ table, verb, role }) => {
  const sample = sampleRows(owner.id)[table];
  const target = from(clientOf(role), table);
  const answer = {
    select: () => target.select(),
    insert: () => target.insert(sample.row),
    update: () => target.update(sample.change).match(keyOf(table)),
    delete: () => target.delete().match(keyOf(table)),
  };
  expect((await answer[verb]()).error).toMatchObject({ code: '42501' });
});

test('every table of the database stands in the access table', () => {
  expect(Object.keys(TABLE_ACCESS).sort()).toEqual(exposedNames('Tables'));
});
