import * as v from 'valibot';
import { ExportedDataSchema, NextPageSchema } from '../exported-data';
import { NothingSchema } from './rpc-call';

export const usernameAvailableCall = {
  name: 'username_available',
  args: v.object({ p_username: v.string() }),
  response: v.boolean(),
} as const;

/** Only the caller's own id is accepted. */
export const deleteUserAccountCall = {
  name: 'delete_user_account',
  args: v.object({ user_id_to_delete: v.string() }),
  response: NothingSchema,
} as const;

/** One page; the first for null. */
export const exportMyDataCall = {
  name: 'export_my_data',
  args: v.object({ p_after: v.optional(NextPageSchema) }),
  response: ExportedDataSchema,
} as const;
