import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeComponentStyles } from './component-styles';

const SOURCES = path.resolve(__dirname, '../../../../packages/ui/src');

let folder: string;
let names: readonly string[];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'styles-'));
  names = await writeComponentStyles(SOURCES, folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The CSS modules whose classes a style sheet has: `Button` of `.Button_primary`. */
async function modulesIn(file: string) {
  const css = await readFile(path.join(folder, file), 'utf8');
  return [...new Set([...css.matchAll(/\.([A-Z]\w*?)_/g)].map(([, name]) => name))].sort();
}

test('each module of components has a style sheet', () => {
  expect(names).toEqual(expect.arrayContaining(['button.css', 'fields.css', 'progress-bar.css']));
});

test.each([
  ['button.css', ['Button']],
  ['fields.css', ['Checkbox', 'FieldNotes', 'TextField']],
  ['todays-dailies.css', ['DailyCard', 'Stamp', 'TodaysDailies', 'VisuallyHidden']],
])('%s has the styles of its components, and of those that they contain', async (file, modules) => {
  expect(await modulesIn(file)).toEqual(modules);
});
