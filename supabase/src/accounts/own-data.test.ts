import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { programFile } from '../../../tools/jest/programs';

interface Report {
  readonly holding: string[];
  readonly keysThatBlock: string[];
  readonly userColumnsWithoutKey: string[];
  readonly addressesWithoutOwner: string[];
  readonly ownedTables: string[];
  readonly exported: string[];
  readonly exportedSessions: number;
  readonly left: string[];
}

/**
 * Columns with an address that need not belong to an account. State here why it remains when that address's account is
 * deleted.
 */
const ADDRESSES_TO_KEEP: readonly string[] = [
  // A refund that follows the deletion is told there. The task is deleted with it.
  'private.payment_tasks.email',
];

let report: Report;

beforeAll(async () => {
  const program = programFile('supabase/src/accounts/report-own-data.ts');
  report = JSON.parse(
    (await promisify(execFile)(process.execPath, ['--liftoff-only', program])).stdout,
  ) as Report;
}, 60_000);

test('with the roles of hosted Supabase, a deleted account’s id and address remain in no table', () => {
  expect(report.holding).toEqual(
    expect.arrayContaining(['auth.sessions', 'auth.users', 'daily_activity', 'profiles']),
  );
  expect(report.left).toEqual([]);
});

test('every foreign key to an account allows its deletion', () => {
  expect(report.keysThatBlock).toEqual([]);
});

test('every column with a user’s id is a foreign key, so that deletion and export find its rows', () => {
  expect(report.userColumnsWithoutKey).toEqual([]);
});

test('every address belongs to an account and is deleted with it', () => {
  expect(report.addressesWithoutOwner).toEqual(ADDRESSES_TO_KEEP);
});

test('the export contains every table with players’ rows, and the sessions', () => {
  expect(report.exported).toEqual(report.ownedTables);
  expect(report.exported).toEqual(expect.arrayContaining(['profiles', 'game_sessions', 'daily_attempts']));
  expect(report.exportedSessions).toBe(1);
});
