import { randomUUID } from 'node:crypto';

/** Mails as SQL for `scriptValues`. */

export const PLAYER = randomUUID();
export const GUEST = 'guest@example.com';

const account = (confirmedAt: string) => `
  insert into auth.users (id, email, email_confirmed_at) values ('${PLAYER}', 'ada@example.com', ${confirmedAt});`;
export const ACCOUNT = account('now()');
export const UNCONFIRMED_ACCOUNT = account('null');

interface Queued {
  readonly kind?: string;
  readonly key?: string;
  readonly player?: boolean;
  readonly address?: string | null;
  readonly sendAfter?: string;
}

export const queue = ({
  kind = 'receipt',
  key = 'k',
  player,
  address = GUEST,
  sendAfter = 'now()',
}: Queued = {}) => `
  select private.queue_mail('${kind}', '${key}', ${player ? `'${PLAYER}'` : 'null'},
    ${address === null ? 'null' : `'${address}'`}, '{"tier": "elite"}', ${sendAfter});`;

export const finish = (key = '%') =>
  `select public.finish_mail(m.id) from private.mails m where m.key like '${key}';`;
export const unsubscribe = (undo: boolean, key = '%') =>
  `select public.unsubscribe(m.id, ${undo}) as value from private.mails m where m.key like '${key}';`;
