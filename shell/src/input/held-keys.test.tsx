import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent } from '@testing-library/react';
import { ignoreHeldKeys } from './held-keys';

let stop: () => void;
beforeEach(() => {
  stop = ignoreHeldKeys(window);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function show(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild ?? document.body;
}

/** Whether the key reaches the page's own listeners and keeps its effect. */
function works(target: Element, init: KeyboardEventInit): boolean {
  const heard = jest.fn();
  document.addEventListener('keydown', heard);
  const kept = fireEvent.keyDown(target, init);
  document.removeEventListener('keydown', heard);
  expect(heard.mock.calls.length > 0).toBe(kept);
  return kept;
}

const ENTER = { key: 'Enter' };
const SPACE = { key: ' ' };

test.each<[string, string, KeyboardEventInit]>([
  ['Enter on a button', '<button>Next</button>', ENTER],
  ['Enter on a link', '<a href="/next">Next</a>', ENTER],
  ['Enter in a field of a form', '<input />', ENTER],
  ['Enter with Ctrl in a text', '<textarea></textarea>', { ...ENTER, ctrlKey: true }],
  ['Enter in the grid', '<div role="gridcell" tabindex="0"></div>', ENTER],
  ['Enter on the number pad', '<button>Next</button>', { ...ENTER, code: 'NumpadEnter' }],
  ['Space on a button', '<button>Next</button>', SPACE],
  ['Space on a checkbox', '<input type="checkbox" />', SPACE],
  ['Space on a summary', '<summary>More</summary>', SPACE],
  ['Escape', '<dialog open><button>Close</button></dialog>', { key: 'Escape' }],
  ['a digit in the grid', '<div role="gridcell" tabindex="0"></div>', { key: '5', code: 'Digit5' }],
  ['a digit elsewhere', '<p>Text</p>', { key: '٥', code: 'Digit5' }],
  ['a letter on a button', '<button>Next</button>', { key: 'n' }],
])('%s works once while the key is held', (_, html, key) => {
  const target = show(html);
  expect(works(target, key)).toBe(true);
  for (let times = 0; times < 17; times++) expect(works(target, { ...key, repeat: true })).toBe(false);
  fireEvent.keyUp(target, key);
  expect(works(target, key)).toBe(true);
});

test.each<[string, string, KeyboardEventInit]>([
  ['a letter in a field', '<input />', { key: 'a' }],
  ['Space in a field', '<input type="search" />', SPACE],
  ['Backspace in a field', '<input />', { key: 'Backspace' }],
  ['Enter in a text', '<textarea></textarea>', ENTER],
  ['an arrow', '<div role="slider" tabindex="0"></div>', { key: 'ArrowRight' }],
  ['Tab', '<button>Next</button>', { key: 'Tab' }],
  ['Page Down', '<p>Text</p>', { key: 'PageDown' }],
  ['Space on the page, which scrolls', '<p>Text</p>', SPACE],
  ['zooming with Ctrl', '<p>Text</p>', { key: '+', ctrlKey: true }],
  ['undoing with Command in a field', '<input />', { key: 'z', metaKey: true }],
  ['a key of an unfinished word', '<p>Text</p>', { key: 'a', isComposing: true }],
])('%s repeats', (_, html, key) => {
  expect(works(show(html), { ...key, repeat: true })).toBe(true);
});

test('Enter that is held on a button does not press the button that gets the focus', () => {
  const form = show('<form><button>Check</button><button>Next</button></form>');
  const [check, next] = form.querySelectorAll('button');
  expect(works(check!, ENTER)).toBe(true);
  next!.focus();
  expect(works(next!, { ...ENTER, repeat: true })).toBe(false);
});

test('Space that went down elsewhere presses nothing', () => {
  const form = show('<form><button>Check</button><button>Next</button></form>');
  const [check, next] = form.querySelectorAll('button');
  fireEvent.keyDown(check!, SPACE);
  expect(fireEvent.keyUp(next!, SPACE)).toBe(false);
  fireEvent.keyDown(next!, SPACE);
  expect(fireEvent.keyUp(next!, SPACE)).toBe(true);
});

test('no listener of ours hears keys before this one, or when they are released', () => {
  const root = path.join(__dirname, '../../..');
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /^(?:shell|mfe-\w+|packages\/(?:ui|web|platform))\/src\//.test(file))
    .filter((file) => !/\.test\.tsx?$|\/testing\/|^shell\/src\/input\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  const early =
    /onKey(?:Down|Up|Press)Capture|onKeyUp|onKeyPress|['"]key(?:up|press)['"]|(?:window|document|root)\.addEventListener\(\s*['"]keydown['"],[^)]*(?:true|capture)/;
  expect(files.filter((file) => early.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});
