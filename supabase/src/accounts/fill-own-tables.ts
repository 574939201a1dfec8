import { sampleRows } from '../access/sample-rows';

/** Runs a query with parameters and returns its rows. */
export type Query = <Row>(sql: string, parameters?: unknown[]) => Promise<readonly Row[]>;

interface Person {
  readonly id: string;
  readonly email: string;
  /** Written into every text that a check does not restrict. */
  readonly name: string;
}

interface Column {
  readonly name: string;
  readonly type: string;
  /** The definitions of its checks and of those of its domain. */
  readonly checks: string;
}

/** Values that checks across columns require, and words that are never a person's, by table and column. */
const CHECKED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'private.board_entries': { board: 'sum_grid' },
  'private.challenges': { question_set: null, answered_by: null, score: null, answers: null },
  'private.class_assignments': { right_needed: null },
  'private.mail_opt_outs': { address_digest: null },
  'private.mails': { id: '7d9c1e34-4b0a-4c1f-8a77-3f5b2c6d8e90', key: 'receipt:in_1' },
  // One that returns a payment keeps the address until it is done.
  'private.payment_tasks': {
    id: '7d9c1e34-4b0a-4c1f-8a77-3f5b2c6d8e91',
    subject: 'in_1',
    subscription_id: 'sub_1',
    invoice_id: 'in_1',
    reason: 'duplicate',
    email: null,
    kind: 'sync-subscription',
    last_error: null,
  },
};

/** A value of each type; every id is the person's, so that the rows refer to each other. */
function valueOf({ id, name }: Person, { type, checks }: Column): unknown {
  // The first word of a list of allowed ones.
  const [, allowed] = /= ANY \(+ARRAY\['([^']+)'/.exec(checks) ?? [];
  if (allowed) return allowed;
  if (type.endsWith('[]')) return [];
  if (/^(integer|smallint|bigint|numeric|real|double)/.test(type)) return 1;
  const values: Readonly<Record<string, unknown>> = {
    uuid: id,
    text: name,
    jsonb: { name },
    json: [],
    boolean: false,
    date: new Date().toISOString().slice(0, 10),
    bytea: '\\x00',
  };
  return values[type] ?? 'now';
}

/**
 * Inserts a row of the person into every table of the export; those without a sample have every column filled. Foreign
 * keys and triggers must not be active.
 * @param tables as `private.player_tables()` lists them
 */
export async function fillOwnTables(query: Query, tables: readonly string[], person: Person): Promise<void> {
  const samples: Readonly<Record<string, { readonly row: object }>> = sampleRows(person.id);
  for (const table of tables) {
    // Creating the account has created its profile.
    if (table === 'profiles') continue;
    const row = samples[table]?.row ?? (await filledRow(query, table, person));
    const columns = Object.keys(row).join(', ');
    await query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
      [row],
    );
  }
}

async function filledRow(query: Query, table: string, person: Person): Promise<object> {
  const columns = await query<Column>(
    `select a.attname as name, format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null) as type,
       (select coalesce(string_agg(pg_get_constraintdef(c.oid), ' '), '') from pg_catalog.pg_constraint c
        where c.contype = 'c' and (c.contypid = t.oid or c.conrelid = a.attrelid and c.conkey = array[a.attnum])) as checks
     from pg_catalog.pg_attribute a join pg_catalog.pg_type t on t.oid = a.atttypid
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`,
    [table],
  );
  const row = Object.fromEntries(columns.map((column) => [column.name, valueOf(person, column)]));
  return { ...row, ...CHECKED[table] };
}
