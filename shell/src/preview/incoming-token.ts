const FRAGMENT = /^#preview=(.+)/;

let token: string | undefined;

/** Takes the token of a preview link out of the URL, so that the history does not keep it. */
export function hideIncomingToken(): void {
  const { hash, origin, pathname, search } = window.location;
  token = FRAGMENT.exec(hash)?.[1];
  if (token) window.history.replaceState(window.history.state, '', origin + pathname + search);
}

/** The token with which this page was opened. */
export const incomingToken = (): string | undefined => token;
