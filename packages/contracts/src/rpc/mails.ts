import * as v from 'valibot';
import { MailProblemsSchema, MailSchema } from '../mails';
import { NothingSchema } from './rpc-call';

export const takeMailsCall = {
  name: 'take_mails',
  args: v.object({ p_limit: v.number() }),
  response: v.array(MailSchema),
} as const;

export const finishMailCall = {
  name: 'finish_mail',
  args: v.object({ p_id: v.string() }),
  response: NothingSchema,
} as const;

/** `p_is_rejected`: the mail server does not accept the recipient, so that there are no further attempts. */
export const failMailCall = {
  name: 'fail_mail',
  args: v.object({ p_id: v.string(), p_error: v.string(), p_is_rejected: v.boolean() }),
  response: NothingSchema,
} as const;

/** The number of new mails. */
export const queueRenewalMailsCall = {
  name: 'queue_renewal_mails',
  args: v.object({}),
  response: v.number(),
} as const;

/** False for an unknown mail, and for one that cannot be unsubscribed from. */
export const unsubscribeCall = {
  name: 'unsubscribe',
  args: v.object({ p_mail_id: v.string(), p_undo: v.boolean() }),
  response: v.boolean(),
} as const;

export const mailProblemsCall = {
  name: 'mail_problems',
  args: v.object({}),
  response: MailProblemsSchema,
} as const;
