import path from 'node:path';
import { REFUSAL_CODES, REFUSALS, RESULT_REFUSALS } from '@ninefold/contracts/rpc/testing';
import { readSchemaFiles } from '../schema/schema-files';
import { raisedHints } from './raised-hints';

/** Errors that a function cannot reach because of how it calls the one that raises them. */
const UNREACHABLE: Readonly<Record<string, readonly string[]>> = {
  // They ask for an account only when there is one.
  'public.answer_challenge': ['not-signed-in'],
  'public.challenge': ['not-signed-in'],
  'public.start_challenge': ['not-signed-in'],
  // It never starts a review.
  'public.migrate_guest_session': ['nothing-due'],
};

const readSql = async () =>
  (await readSchemaFiles(path.join(__dirname, '../../schemas'))).map(({ sql }) => sql).join('\n');

test('every function raises the errors of the table, and no others', async () => {
  const raised = raisedHints(await readSql());
  const derived = Object.keys(REFUSALS).map((name) => {
    const unreachable = UNREACHABLE[`public.${name}`] ?? [];
    return [name, raised.by(`public.${name}`).filter((hint) => !unreachable.includes(hint))];
  });
  const table = Object.entries(REFUSALS).map(([name, hints]) => [name, [...hints].sort()]);
  expect(Object.fromEntries(table)).toEqual(Object.fromEntries(derived));
});

test('what cannot be reached is raised by a function that is called', async () => {
  const raised = raisedHints(await readSql());
  for (const [name, hints] of Object.entries(UNREACHABLE))
    expect(raised.by(name)).toEqual(expect.arrayContaining([...hints]));
});

test('a single result is refused for the reasons of the table', async () => {
  const sql = await readSql();
  expect(Object.keys(RESULT_REFUSALS).sort()).toEqual(raisedHints(sql).caughtBy('private.save_result'));
  const temporary = /case when p_reason in \(([^)]*)\)/
    .exec(sql)?.[1]
    ?.match(/[\w-]+/g)
    ?.sort();
  const retried = Object.entries(RESULT_REFUSALS).flatMap(([reason, one]) =>
    'retry' in one ? [reason] : [],
  );
  expect(retried).toEqual(temporary);
});

test('every error has a hint, and every hint one SQLSTATE', async () => {
  const sql = await readSql();
  const { all } = raisedHints(sql);
  expect(all.length).toBe(sql.match(/raise exception|private\.refusal_response\('/g)?.length);
  const codes = new Map(all.map(({ hint, code }) => [hint, code]));
  expect(all.every(({ hint, code }) => codes.get(hint) === code)).toBe(true);
  expect(Object.entries(REFUSAL_CODES).map(([hint]) => [hint, codes.get(hint)])).toEqual(
    Object.entries(REFUSAL_CODES),
  );
});

test('triggers refuse only what people write themselves', async () => {
  const sql = await readSql();
  const raised = raisedHints(sql);
  const triggers = [...sql.matchAll(/create trigger \w+[\s\S]*?execute function (\w+\.\w+)/g)];
  const refusing = triggers.filter(([, name = '']) => raised.by(name).length > 0).map(([, name]) => name);
  // The own profile and account, and puzzles of the publisher. Functions of the table pass these triggers by.
  expect(refusing.sort()).toEqual([
    'private.check_profile_names',
    'private.check_renamed_profile',
    'private.check_targets',
    'private.guard_profile_update',
    'private.limit_account_metadata',
    'private.lock_updated_profile',
  ]);
});
