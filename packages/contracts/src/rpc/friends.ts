import * as v from 'valibot';
import { GroupInvitationSchema, FriendGroupSchema, FriendGroupsSchema } from '../friends';
import { NothingSchema } from './rpc-call';

const ofSheet = v.object({ p_sheet_id: v.string() });
const ofCode = v.object({ p_code: v.string() });
const ofMember = v.object({ p_sheet_id: v.string(), p_member_id: v.string() });
const named = v.object({ p_sheet_id: v.string(), p_name: v.string() });

export const friendsSheetsCall = {
  name: 'friends_sheets',
  args: v.object({}),
  response: FriendGroupsSchema,
} as const;

export const friendsSheetCall = {
  name: 'friends_sheet',
  args: ofSheet,
  response: FriendGroupSchema,
} as const;

/** What a code would do. Counts as a try. */
export const friendsInvitationCall = {
  name: 'friends_invitation',
  args: ofCode,
  response: GroupInvitationSchema,
} as const;

export const joinFriendsSheetCall = {
  name: 'join_friends_sheet',
  args: ofCode,
  response: GroupInvitationSchema,
} as const;

/** Reports the name that an invitation shows. Counts as a try. */
export const reportFriendsInvitationCall = {
  name: 'report_friends_invitation',
  args: ofCode,
  response: GroupInvitationSchema,
} as const;

/** The id is made on the device: sent again, it is the same sheet. */
export const makeFriendsSheetCall = {
  name: 'make_friends_sheet',
  args: named,
  response: v.string(),
} as const;

export const renameFriendsSheetCall = {
  name: 'rename_friends_sheet',
  args: named,
  response: NothingSchema,
} as const;

export const renewFriendsCodeCall = {
  name: 'renew_friends_code',
  args: ofSheet,
  response: NothingSchema,
} as const;

export const revokeFriendsCodeCall = {
  name: 'revoke_friends_code',
  args: ofSheet,
  response: NothingSchema,
} as const;

export const leaveFriendsSheetCall = {
  name: 'leave_friends_sheet',
  args: ofSheet,
  response: NothingSchema,
} as const;

export const deleteFriendsSheetCall = {
  name: 'delete_friends_sheet',
  args: ofSheet,
  response: NothingSchema,
} as const;

export const handOverFriendsSheetCall = {
  name: 'hand_over_friends_sheet',
  args: ofMember,
  response: NothingSchema,
} as const;

export const removeSheetMemberCall = {
  name: 'remove_sheet_member',
  args: ofMember,
  response: NothingSchema,
} as const;

/** Reports the username of a member, or with null the name of the sheet. */
export const reportFriendsSheetCall = {
  name: 'report_friends_sheet',
  args: v.object({ p_sheet_id: v.string(), p_member_id: v.nullable(v.string()) }),
  response: NothingSchema,
} as const;
