import { createHash } from 'node:crypto';
import type { DatabaseClient } from '../database/create-database';
import { databaseUnavailable } from '../database/database-unavailable';

/** `known-address`: it already has an account, which the response does not reveal. */
export type InvitationOutcome = 'sent' | 'known-address' | 'wrong-key' | 'too-many-attempts' | 'mail-failed';

interface Invitation {
  /** The user who made the request. */
  readonly invitedBy: string;
  readonly email: string;
  readonly outcome: InvitationOutcome;
}

/**
 * Writes the audit row of one request. The invited address is stored only as a digest: its owner has not agreed to be
 * stored, and a question about one address can still be answered.
 * @throws Problem 503 when it cannot be written
 */
export async function recordInvitation(
  database: DatabaseClient,
  { invitedBy, email, outcome }: Invitation,
): Promise<void> {
  const { error } = await database.from('invitations').insert({
    invited_by: invitedBy,
    email_digest: createHash('sha256').update(email.toLowerCase()).digest('hex'),
    outcome,
  });
  if (error) throw databaseUnavailable(error);
}
