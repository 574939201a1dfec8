import { MailSchema, OPTIONAL_MAILS, RETURN_REASONS } from '@ninefold/contracts';
import { queue, unsubscribe } from '../testing/mail-scripts';
import { scriptValues } from '../testing/script-values';

/** Facts that the database and the services both state. */

const MAIL_KINDS = MailSchema.options.map(({ entries }) => entries.kind.literal);

/** The texts that the check of a column names. */
const allowed = (table: string, column: string) => `
  select jsonb_agg(t.found[1]) as value
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum],
    regexp_matches(pg_get_constraintdef(c.oid), '''([^'']*)''', 'g') t (found)
  where c.conrelid = '${table}'::regclass and a.attname = '${column}' and c.contype = 'c';`;

test('the database returns payments for the reasons that pages and mails can explain', async () => {
  const [reasons] = await scriptValues([allowed('private.settled_invoices', 'returned_for')]);
  expect([...(reasons as string[])].sort()).toEqual([...RETURN_REASONS].sort());
});

test('the database queues the kinds of mails that the service can write', async () => {
  const [kinds] = await scriptValues([allowed('private.mails', 'kind')]);
  expect([...(kinds as string[])].sort()).toEqual([...MAIL_KINDS].sort());
});

test('people can unsubscribe from the mails that have a link for it', async () => {
  const accepted = await scriptValues(MAIL_KINDS.map((kind) => queue({ kind }) + unsubscribe(false)));
  expect(MAIL_KINDS.filter((_, index) => accepted[index])).toEqual(
    MAIL_KINDS.filter((kind) => OPTIONAL_MAILS.includes(kind)),
  );
});
