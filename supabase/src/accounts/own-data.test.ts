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
 * Columns with an address that no account has to own. Say here why it stays when the account of this address is
 * deleted.
 */
const ADDRESSES_TO_KEEP: readonly string[] = [];

let report: Report;

beforeAll(async () => {
  const program = programFile('supabase/src/accounts/report-own-data.ts');
  report = JSON.parse(
    (await promisify(execFile)(process.execPath, ['--liftoff-only', program])).stdout,
  ) as Report;
}, 60_000);

test('with the roles of hosted Supabase, a deleted account leaves its id and address in no table', () => {
  expect(report.holding).toEqual(
    expect.arrayContaining(['auth.sessions', 'auth.users', 'daily_activity', 'profiles']),
  );
  expect(report.left).toEqual([]);
});

test('every foreign key to an account lets the account go', () => {
  expect(report.keysThatBlock).toEqual([]);
});

test('every column with the id of a user is a foreign key, so that deletion and export find its rows', () => {
  expect(report.userColumnsWithoutKey).toEqual([]);
});

test('every address belongs to an account, so that it is deleted with it', () => {
  expect(report.addressesWithoutOwner).toEqual(ADDRESSES_TO_KEEP);
});

test('the export has every table with rows of players, and the sessions', () => {
  expect(report.exported).toEqual(report.ownedTables);
  expect(report.exported).toEqual(expect.arrayContaining(['profiles', 'game_sessions', 'daily_attempts']));
  expect(report.exportedSessions).toBe(1);
});
