import type { AllowedPreview } from './allowed-preview';

/** Session storage key. As a type, because a value that two files share would cost the first one bytes. */
export type PreviewsKey = 'shell:previews';
const PREVIEWS_KEY: PreviewsKey = 'shell:previews';

/** What this tab shows in place of deployed remotes, as it is stored. Only this origin's own code can write it. */
export interface Previews {
  /** Remote → the address of its build. */
  readonly remotes: Readonly<Record<string, string>>;
  /** By a token, for pages of a production build. */
  readonly allowed?: AllowedPreview | undefined;
}

/**
 * Adds the previews in the URL to those of the tab, and keeps them there: `?remote=chess@http://localhost:5173`.
 * `?remote=chess@` ends one.
 */
export function previewsOfTab(): Previews {
  const stored = readStored();
  const remotes = new Map(Object.entries(stored?.remotes ?? {}));
  for (const pair of new URLSearchParams(location.search).getAll('remote')) {
    const [name = '', ...address] = pair.split('@');
    if (address.join('@')) remotes.set(name, address.join('@'));
    else remotes.delete(name);
  }
  const previews = { ...stored, remotes: Object.fromEntries(remotes) };
  if (remotes.size > 0) storePreviews(previews);
  else endPreviews();
  return previews;
}

/** The next page of this tab shows the deployed remotes. */
export function endPreviews(): void {
  try {
    sessionStorage.removeItem(PREVIEWS_KEY);
  } catch {
    // Blocked storage contains none.
  }
}

/** Loads the page again with the deployed remotes, without the query, which would start the previews again. */
export function leavePreviews(): void {
  endPreviews();
  // With the origin, since a path may begin with two slashes.
  location.assign(location.origin + location.pathname);
}

/** @returns false without storage: then they last for this page */
export function storePreviews(previews: Previews): boolean {
  try {
    sessionStorage.setItem(PREVIEWS_KEY, JSON.stringify(previews));
    return true;
  } catch {
    return false;
  }
}

function readStored(): Previews | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(PREVIEWS_KEY) ?? '') as Previews;
  } catch {
    return undefined;
  }
}
