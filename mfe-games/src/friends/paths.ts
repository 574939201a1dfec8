export const FRIENDS_PATH = '/friends';
export const sheetPath = (id: string) => `${FRIENDS_PATH}/${id}`;
export const joinPath = (code: string) => `${FRIENDS_PATH}/join/${encodeURIComponent(code)}`;

/** A code as it was typed, or the last part of a link that was pasted; without spaces, as an address needs it. */
export const codeOf = (typed: string): string =>
  typed
    .trim()
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1)
    ?.replace(/\s/g, '') ?? '';
