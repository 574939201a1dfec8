import { copy } from './copy';
import { leavePreviews } from './previews-of-tab';

/** Of an element, because a style sheet would add its name to the first file of every page. */
const BAR = {
  position: 'sticky',
  // Above the navigation that phones have at the bottom.
  bottom: '64px',
  zIndex: '2',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  width: 'fit-content',
  maxWidth: 'calc(100% - 32px)',
  margin: '16px',
  padding: '8px 16px',
  border: '2px solid',
  background: 'Canvas',
  color: 'CanvasText',
  overflowWrap: 'anywhere',
};
const BUTTON = {
  minHeight: '44px',
  padding: '0 16px',
  border: '1px solid',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
};

/** Says on the page that a remote is not the deployed one, with a button that ends the previews of the tab. */
export function showPreview(name: string, address: string): void {
  const id = `preview-of-${name}`;
  if (document.getElementById(id)) return;
  const bar = document.createElement('aside');
  bar.id = id;
  Object.assign(bar.style, BAR);
  bar.setAttribute('aria-label', copy.label);
  const text = document.createElement('p');
  text.translate = false;
  text.textContent = copy.source(name, address);
  const button = document.createElement('button');
  button.textContent = copy.end;
  Object.assign(button.style, BUTTON);
  button.addEventListener('click', leavePreviews);
  bar.append(text, button);
  document.body.append(bar);
}
