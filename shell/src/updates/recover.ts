/** Part of the chunk that each page loads after its first screen, so that it is there when other chunks are not. */
import type { TextKey } from '@ninefold/contracts';
import { isMissingFile } from './is-missing-file';
import { showNewVersion } from './show-new-version';

const KEY = 'reloaded-at';

/** A page that needs a reload so soon after the last one would need it forever. */
const LOOP_MS = 60_000;

/** Replaced in tests, because no browser lets a script replace it. */
export const page = { reload: () => location.reload() };

/** @returns false when storage is blocked or full */
function rememberReload(): boolean {
  try {
    sessionStorage.setItem(KEY satisfies TextKey, String(Date.now()));
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function wasJustReloaded(): boolean {
  try {
    return Math.abs(Date.now() - Number(sessionStorage.getItem(KEY))) < LOOP_MS;
  } catch {
    return false;
  }
}

/**
 * If a deployment has removed the chunk that failed to load, offers a reload, and reloads at once if no work is lost.
 * @returns false for other failures, and if the page was just reloaded: the newest version does not have the file either
 */
export async function requireReload(error: unknown): Promise<boolean> {
  if (!(await isMissingFile(error)) || wasJustReloaded()) return false;
  showNewVersion(() => {
    rememberReload();
    page.reload();
  });
  // Without storage, nothing would end a loop, so only the button reloads.
  if (!hasWork() && rememberReload()) page.reload();
  return true;
}

/** Screens on which a reload costs only typed text. A round of a game would be over. */
const FORMS = ['account', undefined];

function hasWork(): boolean {
  const main = document.querySelector<HTMLElement>('#main');
  const fields = document.querySelectorAll<HTMLInputElement>(
    'input:not([type=checkbox], [type=radio], [type=hidden]), textarea',
  );
  return !FORMS.includes(main?.dataset['remote']) || [...fields].some(({ value }) => value !== '');
}
