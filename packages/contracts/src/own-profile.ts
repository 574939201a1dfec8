/** These columns of `profiles`. */
interface Row {
  first_name: string;
  last_name: string | null;
  username: string | null;
  profile_color: string;
  country: string | null;
}

/**
 * Editable profile fields: the name in the front end and the column of `profiles`. The database only lets people change
 * these columns.
 */
export const OWN_PROFILE_COLUMNS = {
  firstName: 'first_name',
  lastName: 'last_name',
  username: 'username',
  profileColor: 'profile_color',
  country: 'country',
} as const satisfies Record<string, keyof Row>;

export type OwnProfile = {
  readonly [Name in keyof typeof OWN_PROFILE_COLUMNS]: Row[(typeof OWN_PROFILE_COLUMNS)[Name]];
};

/** @param row missing columns read as null */
export function ownProfileOf(row: Partial<Row> & Pick<Row, 'first_name' | 'profile_color'>): OwnProfile {
  const entries = Object.entries(OWN_PROFILE_COLUMNS).map(([name, column]) => [name, row[column] ?? null]);
  return Object.fromEntries(entries) as OwnProfile;
}
