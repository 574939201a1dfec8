import * as v from 'valibot';
import { GroupInvitationSchema, FriendGroupSchema, FriendGroupsSchema } from '../friends';
import { NothingSchema } from './rpc-call';

const ofSheet = v.object({ p_group_id: v.string() });
const ofCode = v.object({ p_code: v.string() });
const ofMember = v.object({ p_group_id: v.string(), p_member_id: v.string() });
const named = v.object({ p_group_id: v.string(), p_name: v.string() });

export const friendGroupsCall = {
  name: 'friend_groups',
  args: v.object({}),
  response: FriendGroupsSchema,
} as const;

export const friendGroupCall = {
  name: 'friend_group',
  args: ofSheet,
  response: FriendGroupSchema,
} as const;

/** What a code would do. Counts as a try. */
export const friendGroupInvitationCall = {
  name: 'friend_group_invitation',
  args: ofCode,
  response: GroupInvitationSchema,
} as const;

export const joinFriendGroupCall = {
  name: 'join_friend_group',
  args: ofCode,
  response: GroupInvitationSchema,
} as const;

/** Reports the name that an invitation shows. Counts as a try. */
export const reportFriendGroupInvitationCall = {
  name: 'report_friend_group_invitation',
  args: ofCode,
  response: GroupInvitationSchema,
} as const;

/** The id is made on the device: sent again, it is the same sheet. */
export const createFriendGroupCall = {
  name: 'create_friend_group',
  args: named,
  response: v.string(),
} as const;

export const renameFriendGroupCall = {
  name: 'rename_friend_group',
  args: named,
  response: NothingSchema,
} as const;

export const renewFriendGroupCodeCall = {
  name: 'renew_friend_group_code',
  args: ofSheet,
  response: NothingSchema,
} as const;

export const revokeFriendGroupCodeCall = {
  name: 'revoke_friend_group_code',
  args: ofSheet,
  response: NothingSchema,
} as const;

export const leaveFriendGroupCall = {
  name: 'leave_friend_group',
  args: ofSheet,
  response: NothingSchema,
} as const;

export const deleteFriendGroupCall = {
  name: 'delete_friend_group',
  args: ofSheet,
  response: NothingSchema,
} as const;

export const transferFriendGroupCall = {
  name: 'transfer_friend_group',
  args: ofMember,
  response: NothingSchema,
} as const;

export const removeFriendGroupMemberCall = {
  name: 'remove_friend_group_member',
  args: ofMember,
  response: NothingSchema,
} as const;

/** Reports the username of a member, or with null the name of the sheet. */
export const reportFriendGroupCall = {
  name: 'report_friend_group',
  args: v.object({ p_group_id: v.string(), p_member_id: v.nullable(v.string()) }),
  response: NothingSchema,
} as const;
