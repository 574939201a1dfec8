import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { programFile } from '../../../tools/jest/programs';

interface Report {
  readonly holding: string[];
  readonly keysThatBlock: string[];
  readonly userColumnsWithoutKey: string[];
  readonly addressesWithoutOwner: string[];
  readonly ownedTables: string[];
  readonly notExported: string[];
  readonly metadataOfInvited: unknown;
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

test('with the roles of hosted Supabase, a deleted account’s id, address and names remain in no table', () => {
  // Every table had a row, also one that was added later.
  expect(report.holding).toEqual(
    expect.arrayContaining(['auth.sessions', 'auth.users', ...report.ownedTables]),
  );
  expect(report.left).toEqual([]);
});

test('the metadata of other accounts do not name a deleted one as their inviter', () => {
  expect(report.metadataOfInvited).toEqual({ invitation_type: 'admin' });
});

test('every table that refers to a person, directly or through another one, is exported', () => {
  expect(report.notExported).toEqual([]);
  expect(report.ownedTables).toEqual(
    expect.arrayContaining([
      'invitations',
      'private.class_assignments',
      'private.classes',
      'private.friend_groups',
      'private.friend_group_members',
    ]),
  );
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
