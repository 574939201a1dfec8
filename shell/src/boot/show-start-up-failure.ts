import { copy } from './copy';

/** The event of the window after which the page's first script shows the plain page: it has that code already. */
export const START_UP_FAILURE = 'start-up-failure';

/** Replaces the page by plain elements without React and without a style sheet, since these may be what did not load. */
export function showStartUpFailure(): void {
  const main = document.createElement('main');
  // A role on `main` itself would take the landmark away. The parts of the message stand in the grid of `main`.
  const message = document.createElement('div');
  message.setAttribute('role', 'alert');
  message.style.display = 'contents';
  message.append(element('h1', copy.title), element('p', copy.message), element('p', copy.hint));
  // Properties set by script are allowed where a style attribute in the markup is not.
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
}

function element<Tag extends 'h1' | 'p' | 'button'>(tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.textContent = text;
  return created;
}
