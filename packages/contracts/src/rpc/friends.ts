import * as v from 'valibot';
import { GroupInvitationSchema, FriendGroupSchema, FriendGroupsSchema } from '../friends';
import { InvitationPreviewSchema } from '../invitations';
import { NothingSchema } from './rpc-call';

const ofGroup = v.object({ p_group_id: v.string() });
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
  args: ofGroup,
  response: FriendGroupSchema,
} as const;

/** Looks up a code. Counts as an attempt. */
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

/** Reports the group name of an invitation. Counts as an attempt. */
export const reportFriendGroupInvitationCall = {
  name: 'report_friend_group_invitation',
  args: ofCode,
  response: GroupInvitationSchema,
} as const;

/** Idempotent: the device generates the id. */
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

/** For guests. */
export const friendGroupPreviewCall = {
  name: 'friend_group_preview',
  args: v.object({ p_secret: v.string() }),
  response: InvitationPreviewSchema,
} as const;

export const showFriendGroupPreviewCall = {
  name: 'show_friend_group_preview',
  args: v.object({ p_group_id: v.string(), p_shown: v.boolean() }),
  response: NothingSchema,
} as const;

/** Replaces the code and keeps the link. */
export const renewFriendGroupCodeCall = {
  name: 'renew_friend_group_code',
  args: ofGroup,
  response: NothingSchema,
} as const;

/** The code and the link stop working. */
export const revokeFriendGroupCodeCall = {
  name: 'revoke_friend_group_code',
  args: ofGroup,
  response: NothingSchema,
} as const;

export const leaveFriendGroupCall = {
  name: 'leave_friend_group',
  args: ofGroup,
  response: NothingSchema,
} as const;

export const deleteFriendGroupCall = {
  name: 'delete_friend_group',
  args: ofGroup,
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

/** Reports a member's username, or for null the name of the group. */
export const reportFriendGroupCall = {
  name: 'report_friend_group',
  args: v.object({ p_group_id: v.string(), p_member_id: v.nullable(v.string()) }),
  response: NothingSchema,
} as const;
