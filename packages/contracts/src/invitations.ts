import * as v from 'valibot';

/** How people join a class or a friend group, as its owner sees it. */
export const InvitationEntries = {
  /** The last part of the link; null while nobody can join. It does not expire. */
  link_secret: v.nullable(v.string()),
  /** What people type instead; null while nobody can join, and when it has expired. */
  code: v.nullable(v.string()),
  /** The last day of the code, which may be over. */
  code_expires_on: v.nullable(v.string()),
  /** Whether people with the link read who invites them to what before they sign in. */
  shows_preview: v.boolean(),
} as const;

/**
 * Response of `class_preview(p_secret)` and `friend_group_preview(p_secret)`; null for an unknown link, and if the owner
 * does not allow it.
 */
export const InvitationPreviewSchema = v.nullable(
  v.object({
    /** Of the class or group. */
    name: v.string(),
    /** A username; null for a teacher who has none. */
    invited_by: v.nullable(v.string()),
  }),
);
export type InvitationPreview = v.InferOutput<typeof InvitationPreviewSchema>;
