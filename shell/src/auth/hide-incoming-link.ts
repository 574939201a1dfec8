/** The page for setting a password after a link. */
export const PASSWORD_PAGE = '/update-password';

/** The page of emailed links. Opening it uses nothing up, so mail scanners may fetch it; its button does. */
export const LINK_PAGE = '/link';

const isAt = (page: string) => (pathname: string) => pathname.toLowerCase().replace(/\/+$/, '') === page;
export const isPasswordPage = isAt(PASSWORD_PAGE);
export const isLinkPage = isAt(LINK_PAGE);

/** Parameters of emailed links. Some gateways escape the ampersands once more. */
const LINK_PARAMETERS = /[#?&;](access_token|refresh_token|error|error_code|token_hash)=/;

/**
 * Removes the parameters of an auth link from the URL and the history. They are in the fragment, or in the query of the
 * password page and of the link page. Another chunk, which few visits need, interprets them.
 * @returns the original URL; undefined without such parameters
 */
export function hideIncomingLink(): string | undefined {
  const { href, origin, pathname, search, hash } = window.location;
  const inQuery = (isPasswordPage(pathname) || isLinkPage(pathname)) && LINK_PARAMETERS.test(search);
  if (!inQuery && !LINK_PARAMETERS.test(hash)) return undefined;
  // An absolute URL, because a path starting with two slashes would name another site.
  window.history.replaceState(window.history.state, '', origin + pathname + (inQuery ? '' : search));
  return href;
}
