import * as v from 'valibot';
import { NothingSchema } from './rpc-call';

/** For a sign-up whose password the service rejected or could not compare. */
export const reportSignUpConflictCall = {
  name: 'report_sign_up_conflict',
  args: v.object({ p_email: v.string(), p_was_tried: v.boolean() }),
  response: NothingSchema,
} as const;

/** `p_secret` is an id that only this browser and its link know. */
export const watchSignUpCall = {
  name: 'watch_sign_up',
  args: v.object({ p_email: v.string(), p_secret: v.string() }),
  response: NothingSchema,
} as const;

/** Whether the address of the watched sign-up was confirmed, on any device. */
export const signUpIsConfirmedCall = {
  name: 'sign_up_is_confirmed',
  args: v.object({ p_email: v.string(), p_secret: v.string() }),
  response: v.boolean(),
} as const;

/** Whether the caller's account has no password yet. */
export const needsPasswordCall = {
  name: 'needs_password',
  args: v.object({}),
  response: v.boolean(),
} as const;
