import { Router } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import {
  InvitationRequestSchema,
  type InvitationRequest,
  type InvitationResponse,
} from '@ninefold/contracts';
import { createHash, timingSafeEqual } from 'node:crypto';
import { authenticate, type Caller } from '../auth/authenticate';
import type { Config } from '../config/read-config';
import type { DatabaseClient } from '../database/create-database';
import { Problem } from '../errors/problem';
import { parseBody } from '../http/parse-body';
import { countAttempt, clearAttempts, type AttemptLimit } from '../limits/limit-calls';
import { recordInvitation, type InvitationOutcome } from './record-invitation';
import { MESSAGES } from '../errors/messages';

const HOUR_S = 3_600;
const USER_LIMIT: AttemptLimit = { attempts: 10, windowSeconds: HOUR_S };
/** Several accountHelpers may work behind one address. */
const NETWORK_LIMIT: AttemptLimit = { attempts: 30, windowSeconds: HOUR_S };
/** Refused tries are recorded once in a window: otherwise they would fill the table. */
const REFUSAL_LOG_LIMIT: AttemptLimit = { attempts: 1, windowSeconds: HOUR_S };

/** Where an invited person chooses a password. The page knows what it is about also when the link is too old. */
const DEFAULT_PAGE = '/update-password?type=invite';

export interface InviteDependencies {
  readonly config: Pick<Config, 'shellUrl' | 'adminInviteKey'>;
  readonly database: DatabaseClient;
}

/** `POST /api/invite`: a signed-in person who has the admin key invites an address. */
export function inviteRoutes(dependencies: InviteDependencies): Router {
  const routes = Router();
  routes.post('/api/invite', async (request, response) => {
    const caller = await authenticate(dependencies.database, request, 'invite');
    const body = parseBody(InvitationRequestSchema, request.body);
    await invite(dependencies, { caller, network: ipKeyGenerator(request.ip ?? ''), body });
    response.json({
      success: true,
      message: `Invitation sent to ${body.email}.`,
    } satisfies InvitationResponse);
  });
  return routes;
}

interface Invite {
  readonly caller: Caller;
  /** The address that the call came from; of IPv6 the part that one connection has. */
  readonly network: string;
  readonly body: InvitationRequest;
}

/** @throws Problem when no mail may be sent, or none was */
async function invite(
  { config, database }: InviteDependencies,
  { caller, network, body }: Invite,
): Promise<void> {
  const target = redirectTarget(config.shellUrl, body.redirectTo);
  if (!config.adminInviteKey) {
    throw new Problem(503, 'invitations-off', MESSAGES.invitationsOff);
  }
  const record = (outcome: InvitationOutcome) =>
    recordInvitation(database, { invitedBy: caller.id, email: body.email, outcome });
  const ofUser = `invite:user:${caller.id}`;

  const wait = Math.max(
    await countAttempt(database, ofUser, USER_LIMIT),
    await countAttempt(database, `invite:network:${network}`, NETWORK_LIMIT),
  );
  if (wait > 0) {
    if ((await countAttempt(database, `invite:noted:${caller.id}`, REFUSAL_LOG_LIMIT)) === 0) {
      await record('too-many-tries');
    }
    throw new Problem(429, 'too-many-tries', MESSAGES.tooManyInvitations(wait), { retryAfterSeconds: wait });
  }
  if (!isAdminKey(body.adminKey, config.adminInviteKey)) {
    await record('wrong-key');
    throw new Problem(403, 'wrong-admin-key', MESSAGES.wrongAdminKey);
  }

  const { error } = await database.auth.admin.inviteUserByEmail(body.email, {
    redirectTo: target,
    // The server knows who invites. What the request says of it does not count.
    data: { ...body.data, invited_by: caller.id },
  });
  if (error && !isKnownAddress(error.code)) {
    await record('mail-failed');
    throw new Problem(502, 'invitation-not-sent', MESSAGES.invitationNotSent, {
      cause: error,
    });
  }
  await record(error ? 'known-address' : 'sent');
  await clearAttempts(database, ofUser);
}

/**
 * Where the link of the mail leads.
 * @param redirectTo a path, or an address with the shell's origin
 * @throws Problem 400 for another origin: the link carries a session
 */
function redirectTarget(shellUrl: string, redirectTo: string = DEFAULT_PAGE): string {
  const target = URL.canParse(redirectTo, shellUrl) ? new URL(redirectTo, shellUrl) : null;
  if (target?.origin !== shellUrl) {
    throw new Problem(400, 'redirect-not-allowed', MESSAGES.redirectNotAllowed);
  }
  return target.href;
}

const isKnownAddress = (code: string | undefined) =>
  code === 'email_exists' || code === 'user_already_exists';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time. The digests have one length, so that the length of the key does not show either. */
function isAdminKey(given: string, key: string): boolean {
  return timingSafeEqual(digest(given), digest(key));
}
