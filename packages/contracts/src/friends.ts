import * as v from 'valibot';
import { byGame } from './by-game';
import { TodaySchema } from './day';
import { GRID_GAMES } from './games';
import { InvitationEntries } from './invitations';
import { PublicProfileSchema } from './public-names';

/** Limits of the database. */
export const MAX_GROUP_MEMBERS = 50;
export const MAX_FRIEND_GROUPS = 20;

/** One row of `friend_groups()`. */
export const FriendGroupSummarySchema = v.object({
  id: v.string(),
  name: v.string(),
  is_owner: v.boolean(),
  members: v.number(),
  /** Members who solved at least one of today's puzzles. */
  played_today: v.number(),
});
export type FriendGroupSummary = v.InferOutput<typeof FriendGroupSummarySchema>;

/** Response of `friend_groups()`: the caller's groups, in the order in which they joined. */
export const FriendGroupsSchema = v.array(FriendGroupSummarySchema);

const MemberDailySchema = v.object({
  solved: v.boolean(),
  /** null while it is unsolved, until the reader has solved it too, and for times that the server did not measure. */
  seconds: v.nullable(v.number()),
});

export const GroupMemberSchema = v.object({
  /** Of the membership, not of the account. */
  id: v.string(),
  is_you: v.boolean(),
  is_owner: v.boolean(),
  player: PublicProfileSchema,
  today: byGame(GRID_GAMES, MemberDailySchema),
  /** Puzzles solved on each of the last seven days, oldest first. */
  week: v.array(v.number()),
  streak: v.number(),
});
export type GroupMember = v.InferOutput<typeof GroupMemberSchema>;

/** Response of `friend_group()`. Members are in display order, the reader first. */
export const FriendGroupSchema = v.object({
  ...TodaySchema.entries,
  id: v.string(),
  name: v.string(),
  is_owner: v.boolean(),
  /** Null for everybody but the owner. */
  ...InvitationEntries,
  members: v.array(GroupMemberSchema),
});
export type FriendGroup = v.InferOutput<typeof FriendGroupSchema>;

export const INVITATION_STATUSES = [
  'open',
  'joined',
  /** They were already a member. */
  'member',
  /** The group has `MAX_GROUP_MEMBERS` members. */
  'full',
  /** They are in `MAX_FRIEND_GROUPS` groups. */
  'too-many',
  'set-up-first',
  /** Many people joined with this code or link today. */
  'too-many-joins',
  /** Unknown or expired. */
  'wrong-code',
  'wait',
  /** Somebody in the caller's network has typed too many wrong codes. */
  'network-wait',
] as const;

/** Response of `friend_group_invitation()`, `join_friend_group()` and `report_friend_group_invitation()`. */
export const GroupInvitationSchema = v.object({
  status: v.picklist(INVITATION_STATUSES),
  /** For members only. */
  group_id: v.nullable(v.string()),
  /** null for an unknown code. */
  name: v.nullable(v.string()),
  members: v.number(),
  /** How long codes are refused after too many attempts; 0 without a limit. */
  wait_seconds: v.number(),
});
export type GroupInvitation = v.InferOutput<typeof GroupInvitationSchema>;
