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
/** Several people may share one address. */
const NETWORK_LIMIT: AttemptLimit = { attempts: 30, windowSeconds: HOUR_S };
/** Refusals are recorded once per window, so that they cannot fill the table. */
const REFUSAL_LOG_LIMIT: AttemptLimit = { attempts: 1, windowSeconds: HOUR_S };

/** Where an invited person sets a password. The `type` lets the page explain an expired link. */
const DEFAULT_PAGE = '/update-password?type=invite';

export interface InviteDependencies {
  readonly config: Pick<Config, 'shellUrl' | 'adminInviteKey'>;
  readonly database: DatabaseClient;
}

/** `POST /api/invite`: a signed-in user with the admin key invites an address. */
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
  /** The caller's network address, or its /56 prefix for IPv6. */
  readonly network: string;
  readonly body: InvitationRequest;
}

/** @throws Problem when the invitation may not be sent or could not be sent */
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
  const userSubject = `invite:user:${caller.id}`;

  const wait = Math.max(
    await countAttempt(database, userSubject, USER_LIMIT),
    await countAttempt(database, `invite:network:${network}`, NETWORK_LIMIT),
  );
  if (wait > 0) {
    if ((await countAttempt(database, `invite:noted:${caller.id}`, REFUSAL_LOG_LIMIT)) === 0) {
      await record('too-many-attempts');
    }
    throw new Problem(429, 'too-many-attempts', MESSAGES.tooManyInvitations(wait), {
      retryAfterSeconds: wait,
    });
  }
  if (!isAdminKey(body.adminKey, config.adminInviteKey)) {
    await record('wrong-key');
    throw new Problem(403, 'wrong-admin-key', MESSAGES.wrongAdminKey);
  }

  const { error } = await database.auth.admin.inviteUserByEmail(body.email, {
    redirectTo: target,
    // The inviter's id always comes from the token, never from the request.
    data: { ...body.data, invited_by: caller.id },
  });
  if (error && !isKnownAddress(error.code)) {
    await record('mail-failed');
    throw new Problem(502, 'invitation-not-sent', MESSAGES.invitationNotSent, {
      cause: error,
    });
  }
  await record(error ? 'known-address' : 'sent');
  await clearAttempts(database, userSubject);
}

/**
 * The page that the emailed link leads to.
 * @param redirectTo a path, or a URL with the shell's origin
 * @throws Problem 400 for another origin, because the link carries a session
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

/** Compares in constant time. Digests have equal length, so the key's length is not revealed either. */
function isAdminKey(given: string, key: string): boolean {
  return timingSafeEqual(digest(given), digest(key));
}
