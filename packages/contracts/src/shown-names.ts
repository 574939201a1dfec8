import * as v from 'valibot';

/** The longest name of a sheet, of a class, and of a pupil in a class; `private.display_name()` of the database has the rules. */
export const LONGEST_SHARED_NAME = 40;

/** Names that other people read. */
export type ShownNameKind = 'username' | 'group_name' | 'class_name' | 'pupil_name';

/** One line of `reported_names()`, for an operator. Times are ISO 8601 instants. */
export interface ReportedName {
  readonly kind: ShownNameKind;
  readonly subject_id: string;
  readonly name: string;
  readonly reports: number;
  readonly first_reported_at: string;
}

/** What a member of a board or a sheet shows to the others. */
export const ShownPlayerSchema = v.object({
  username: v.string(),
  /** `#RRGGBB` */
  profile_color: v.string(),
  /** ISO 3166-1, two capitals. */
  country: v.nullable(v.string()),
});
export type ShownPlayer = v.InferOutput<typeof ShownPlayerSchema>;
