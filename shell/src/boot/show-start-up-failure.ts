import { copy } from './copy';

/** The window event on which the boot script shows the plain page. */
export const START_UP_FAILURE = 'start-up-failure';

const RETRY_MS = 3_000;

/** Replaces the page without React or style sheets, because these may be what failed to load. */
export function showStartUpFailure(): void {
  const main = document.createElement('main');
  // A role on `main` would remove the landmark. `display: contents` keeps the message's parts in the grid.
  const message = document.createElement('div');
  message.setAttribute('role', 'alert');
  message.style.display = 'contents';
  message.append(element('h1', copy.title), element('p', copy.message), element('p', copy.hint));
  // The security policy allows style properties set by scripts, but not style attributes.
  Object.assign(main.style, {
    display: 'grid',
    justifyItems: 'start',
    gap: '0.75rem',
    maxWidth: '36rem',
    margin: '15vh auto',
    padding: '0 1rem',
    font: '1rem/1.5 system-ui, sans-serif',
  });
  const refresh = element('button', copy.refresh);
  Object.assign(refresh.style, {
    minHeight: '44px',
    marginTop: '0.5rem',
    padding: '0 1.25rem',
    border: '1.5px solid',
    borderRadius: '0.625rem',
    background: 'none',
    font: 'inherit',
    fontWeight: '600',
  });
  refresh.addEventListener('click', () => location.reload());
  main.append(message, refresh);
  document.body.replaceChildren(main);
  void watchConnection(message);
}

/**
 * Reports a missing connection in place of the failure, and reloads the page when there is one. A request decides,
 * because browsers are also "online" in a network that reaches nothing.
 */
async function watchConnection(message: HTMLElement, wasOffline = false): Promise<void> {
  try {
    await fetch('/config.json', { method: 'HEAD', cache: 'no-store' });
    if (wasOffline) location.reload();
  } catch {
    if (!wasOffline) message.replaceChildren(element('h1', copy.offline), element('p', copy.reconnect));
    setTimeout(() => message.isConnected && void watchConnection(message, true), RETRY_MS);
  }
}

function element<Tag extends 'h1' | 'p' | 'button'>(tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.textContent = text;
  return created;
}
