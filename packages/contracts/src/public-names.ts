import * as v from 'valibot';

/** For the names of friend groups, classes and students in a class. `private.display_name()` has the other rules. */
export const MAX_SHARED_NAME_LENGTH = 40;

/** Names that other people read. */
export type PublicNameKind = 'username' | 'group_name' | 'class_name' | 'student_name';

/** One row of `reported_names()`, for an operator. Times are ISO 8601 instants. */
export interface ReportedName {
  readonly kind: PublicNameKind;
  readonly subject_id: string;
  readonly name: string;
  /** What the name is now, because a report stays open when the name is changed. Null if its row was deleted. */
  readonly current_name: string | null;
  readonly reports: number;
  readonly first_reported_at: string;
}

/** What other players see on public boards and in friend groups. */
export const PublicProfileSchema = v.object({
  username: v.string(),
  /** `#RRGGBB` */
  profile_color: v.string(),
  /** ISO 3166-1 alpha-2. */
  country: v.nullable(v.string()),
});
export type PublicProfile = v.InferOutput<typeof PublicProfileSchema>;
