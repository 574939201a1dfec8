import { Router, type Response } from 'express';
import { unsubscribeCall } from '@ninefold/contracts/rpc';
import * as v from 'valibot';
import type { Config } from '../config/read-config';
import { callDatabase } from '../database/call-database';
import type { DatabaseClient } from '../database/create-database';
import { rateLimiter } from '../http/middleware';
import { unsubscribePage } from './unsubscribe-page';

/** Per network address. A mail provider calls on behalf of all its users. */
const CALLS_PER_MINUTE = 240;

export interface UnsubscribeDependencies {
  readonly config: Pick<Config, 'shellUrl'>;
  readonly database: DatabaseClient;
}

const MailIdSchema = v.pipe(v.string(), v.uuid());

/**
 * The link to unsubscribe. `POST` is what mail programs send for one click (RFC 8058) and what the button of the page sends;
 * `GET` changes nothing. The random id of the mail is the secret, so no sign-in is needed.
 */
export function unsubscribeRoutes({ config, database }: UnsubscribeDependencies): Router {
  const routes = Router();
  const limiter = rateLimiter(CALLS_PER_MINUTE);

  const send = (response: Response, state: Parameters<typeof unsubscribePage>[0]['state'], action: string) =>
    response
      .status(state === 'unknown' ? 404 : 200)
      .type('html')
      .send(unsubscribePage({ state, action, homeUrl: config.shellUrl }));

  async function change(response: Response, id: unknown, p_undo: boolean): Promise<void> {
    const isKnown =
      v.is(MailIdSchema, id) && (await callDatabase(database, unsubscribeCall, { p_mail_id: id, p_undo }));
    const state = !isKnown ? 'unknown' : p_undo ? 'undone' : 'done';
    send(response, state, `/unsubscribe/${String(id)}${p_undo ? '' : '/undo'}`);
  }

  routes.get('/unsubscribe/:mailId', limiter, ({ params }, response) => {
    send(response, v.is(MailIdSchema, params.mailId) ? 'ask' : 'unknown', `/unsubscribe/${params.mailId}`);
  });
  routes.post('/unsubscribe/:mailId', limiter, ({ params }, response) =>
    change(response, params.mailId, false),
  );
  routes.post('/unsubscribe/:mailId/undo', limiter, ({ params }, response) =>
    change(response, params.mailId, true),
  );
  return routes;
}
