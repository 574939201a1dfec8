import * as v from 'valibot';
import { byGame } from './by-game';
import { TodaySchema } from './day';
import { GRID_GAMES } from './games';
import { ShownPlayerSchema } from './shown-names';

/** How many people one sheet of friends holds, and on how many sheets one person can be. The database has the limits. */
export const FRIENDS_ON_A_SHEET = 50;
export const SHEETS_OF_A_PERSON = 20;

/** One line of `friend_groups()`. */
export const FriendsSheetLineSchema = v.object({
  id: v.string(),
  name: v.string(),
  is_owner: v.boolean(),
  members: v.number(),
  /** Those who have solved a puzzle of today. */
  played_today: v.number(),
});
export type FriendsSheetLine = v.InferOutput<typeof FriendsSheetLineSchema>;

/** Response of `friend_groups()`: those that the caller is on, in the order in which they joined. */
export const FriendsSheetsSchema = v.array(FriendsSheetLineSchema);

/** One puzzle of today. */
const FriendsFoldSchema = v.object({
  solved: v.boolean(),
  /** null where it is open, where the reader has not solved it, and where the server did not measure it. */
  seconds: v.nullable(v.number()),
});

export const SheetMemberSchema = v.object({
  /** Of the place on this sheet; it is not the id of the account. */
  id: v.string(),
  is_you: v.boolean(),
  is_owner: v.boolean(),
  player: ShownPlayerSchema,
  today: byGame(GRID_GAMES, FriendsFoldSchema),
  /** Puzzles that were solved on each of seven days, the oldest first and today last. */
  week: v.array(v.number()),
  streak: v.number(),
});
export type SheetMember = v.InferOutput<typeof SheetMemberSchema>;

/** Response of `friend_group()`. Members stand in the order in which they are shown, the reader first. */
export const FriendsSheetSchema = v.object({
  ...TodaySchema.entries,
  id: v.string(),
  name: v.string(),
  is_owner: v.boolean(),
  /** For its owner alone, and null while nobody can join. */
  code: v.nullable(v.string()),
  members: v.array(SheetMemberSchema),
});
export type FriendsSheet = v.InferOutput<typeof FriendsSheetSchema>;

export const INVITATION_STATUSES = [
  /** The person may join. */
  'open',
  'joined',
  /** They were on the sheet before. */
  'member',
  /** Fifty people are on it. */
  'full',
  /** They are on twenty sheets. */
  'too-many',
  'set-up-first',
  'wrong-code',
  /** They tried too many codes. */
  'wait',
] as const;

/** Response of `friend_group_invitation()`, `join_friend_group()` and `report_friend_group_invitation()`. */
export const FriendsInvitationSchema = v.object({
  status: v.picklist(INVITATION_STATUSES),
  /** Of the sheet, for those who are on it. */
  group_id: v.nullable(v.string()),
  /** null for a wrong code. */
  name: v.nullable(v.string()),
  members: v.number(),
  /** How long no code is looked at; 0 without a limit. */
  wait_seconds: v.number(),
});
export type FriendsInvitation = v.InferOutput<typeof FriendsInvitationSchema>;
