import * as v from 'valibot';
import { AuthError } from './auth-error';
import { type AuthCall, type AuthDependencies } from './call';
import { confirm, VerifyTypeSchema } from './verify';

/** Types of links that sign in: sign-up links, and those whose page needs a session to set a password. */
const SIGNS_IN: readonly string[] = ['signup', 'recovery', 'invite'];

/**
 * Handles an emailed link. It redirects to the requested page, with the session or the error in the fragment, which
 * servers do not see. The link for a changed address does not sign in.
 */
export async function openLink(
  dependencies: AuthDependencies,
  { query, network }: AuthCall,
): Promise<Response> {
  const page = dependencies.mailer.page(query.get('redirect_to'));
  try {
    return leadTo(page, await use(dependencies, query, network));
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const { code, message } = error;
    return leadTo(page, { error: 'access_denied', error_code: code, error_description: message });
  }
}

/** Link checkers send HEAD requests, which must not use up the token. */
export const showLink = () => new Response(null, { status: 200, headers: { 'Cache-Control': 'no-store' } });

/** @returns the parameters of the fragment */
async function use(
  dependencies: AuthDependencies,
  query: URLSearchParams,
  network: string,
): Promise<Record<string, string>> {
  const type = v.safeParse(VerifyTypeSchema, query.get('type'));
  if (!type.success) throw new AuthError(400, 'validation_failed', 'Invalid email verification type');
  const input = { type: type.output, token_hash: query.get('token') ?? '' };
  const user = await confirm(dependencies, input, network);
  if (!SIGNS_IN.includes(input.type)) return {};
  const { access_token, expires_at, expires_in, refresh_token, token_type } =
    await dependencies.sessions.open(user);
  const times = { expires_at: String(expires_at), expires_in: String(expires_in) };
  return { access_token, ...times, refresh_token, token_type, type: input.type };
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
