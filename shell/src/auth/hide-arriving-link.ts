/** Where a person chooses a password after a link. */
export const PASSWORD_PAGE = '/update-password';

export const isPasswordPage = (pathname: string) =>
  pathname.toLowerCase().replace(/\/+$/, '') === PASSWORD_PAGE;

/** What the link of a mail leaves in an address. */
const LEFT_BY_LINK = /[#?&](access_token|refresh_token|error|error_code)=/;

/**
 * Takes what a link of the auth service left behind the `#`, or in the query of the page of passwords, out of the
 * address and the history. It does no more: what the link means is read by a file that few visits need.
 * @returns the address as it was; undefined when no link led here
 */
export function hideArrivingLink(): string | undefined {
  const { href, origin, pathname, search, hash } = window.location;
  const inQuery = isPasswordPage(pathname) && LEFT_BY_LINK.test(search);
  if (!inQuery && !LEFT_BY_LINK.test(hash)) return undefined;
  // The whole address: a path that begins with two slashes would name another site.
  window.history.replaceState(window.history.state, '', origin + pathname + (inQuery ? '' : search));
  return href;
}
