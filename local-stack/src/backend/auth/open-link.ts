import * as v from 'valibot';
import { AuthError } from './auth-error';
import { type AuthCall, type AuthParts } from './call';
import { confirm, VerifyTypeSchema } from './verify';

/** The links that sign in: of a sign-up, and those whose page needs a session because a person chooses a password there. */
const SIGNS_IN: readonly string[] = ['signup', 'recovery', 'invite'];

/**
 * The link of a mail, opened in a browser. It leads to the page that was asked for; what that page must know is in the
 * fragment, where no server sees it: a session, or why the link failed. That of a changed address does not sign anybody in.
 */
export async function openLink(parts: AuthParts, { query, network }: AuthCall): Promise<Response> {
  const page = parts.mailer.page(query.get('redirect_to'));
  try {
    return leadTo(page, await use(parts, query, network));
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const { code, message } = error;
    return leadTo(page, { error: 'access_denied', error_code: code, error_description: message });
  }
}

/** Programs that check the links of mails ask with HEAD, which uses up nothing. */
export const showLink = () => new Response(null, { status: 200, headers: { 'Cache-Control': 'no-store' } });

/** @returns what goes into the fragment */
async function use(
  parts: AuthParts,
  query: URLSearchParams,
  network: string,
): Promise<Record<string, string>> {
  const type = v.safeParse(VerifyTypeSchema, query.get('type'));
  if (!type.success) throw new AuthError(400, 'validation_failed', 'Invalid email verification type');
  const proof = { type: type.output, token_hash: query.get('token') ?? '' };
  const user = await confirm(parts, proof, network);
  if (!SIGNS_IN.includes(proof.type)) return {};
  const { access_token, expires_at, expires_in, refresh_token, token_type } = await parts.sessions.open(user);
  const times = { expires_at: String(expires_at), expires_in: String(expires_in) };
  return { access_token, ...times, refresh_token, token_type, type: proof.type };
}

function leadTo(page: string, parameters: Record<string, string>): Response {
  const fragment = new URLSearchParams(parameters).toString();
  const headers = {
    Location: fragment ? `${page}#${fragment}` : page,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  };
  return new Response(null, { status: 303, headers });
}
