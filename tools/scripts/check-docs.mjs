/**
 * `npm run docs`: what the documentation names is there. Links and paths lead to files, commands are npm scripts, messages in
 * troubleshooting tables are in the sources, and commands that fail immediately print the expected message in one line.
 */
import './require-node.cjs';
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const isThere = (file) => existsSync(path.join(ROOT, file));

const filesBelow = (folder, ending) =>
  readdirSync(path.join(ROOT, folder), { recursive: true })
    .map((name) => path.posix.join(folder, String(name).replaceAll(path.sep, '/')))
    .filter((name) => ending.test(name) && !/(^|\/)(node_modules|dist|\.cache)\//.test(name));

const DOCS = [
  'README.md',
  'CONTRIBUTING.md',
  'supabase/README.md',
  'packages/learning/README.md',
  ...filesBelow('docs', /\.md$/),
];
/** Decision records may speak of files that are gone. */
const isRecord = (file) => /^docs\/decisions\/\d/.test(file);

const faults = [];
const report = (file, fault) => faults.push(`${file}: ${fault}`);

function checkLinks(file, text) {
  for (const [, target] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^(https?:|mailto:|#)/.test(target)) continue;
    const [name] = target.split('#');
    const linked = path.posix.join(path.posix.dirname(file), name);
    if (!isThere(linked)) report(file, `the link to ${target} leads nowhere`);
  }
}

/** The parts of a path that vary, and folders that a command makes. */
const NOT_A_PATH = /[*<>{}…$\s]|(^|\/)(dist|node_modules|\.cache|\.local)(\/|$)/;

/** What the reader of a tutorial writes. */
const WRITTEN_BY_READERS = /\/times-4\//;

function checkPaths(file, text) {
  for (const [, span] of text.matchAll(/`([^`\n]+)`/g)) {
    const [name] = span.split('#');
    const [first = '', ...rest] = name.split('/');
    const isPath =
      /^\w/.test(first) &&
      rest.length > 0 &&
      !NOT_A_PATH.test(name) &&
      isThere(first) &&
      statSync(path.join(ROOT, first)).isDirectory();
    if (isPath && !isThere(name) && !WRITTEN_BY_READERS.test(name)) report(file, `there is no ${name}`);
  }
}

const scriptsOf = (folder) => JSON.parse(read(path.posix.join(folder, 'package.json'))).scripts ?? {};
const SCRIPTS = scriptsOf('.');

function checkScripts(file, text) {
  // A remote of another repository has scripts of its own.
  if (file === 'docs/teams.md') return;
  for (const [, name, workspace] of text.matchAll(/npm run (?:-s )?([\w:-]+)(?: --workspace ([\w-]+))?/g)) {
    const scripts = workspace ? scriptsOf(workspace) : SCRIPTS;
    if (!(name in scripts)) report(file, `there is no script ${name}`);
  }
}

function checkAllScriptsAreDocumented() {
  const text = read('docs/commands.md');
  for (const name of Object.keys(SCRIPTS)) {
    const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
    if (!new RegExp(`${command}(?![\\w:-])`).test(text)) report('docs/commands.md', `${command} is missing`);
  }
}

/** The overview lists every page, and the learning package every folder. */
function checkOverviews() {
  const pages = readdirSync(path.join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
  for (const page of pages)
    if (!read('README.md').includes(`](docs/${page})`)) report('README.md', `docs/${page} is missing`);
  const learning = 'packages/learning/README.md';
  for (const folder of readdirSync(path.join(ROOT, 'packages/learning/src'), { withFileTypes: true }))
    if (folder.isDirectory() && !read(learning).includes(`\`src/${folder.name}`))
      report(learning, `src/${folder.name} is missing`);
}

const SOURCES = [
  'local-stack',
  'mfe-account',
  'mfe-games',
  'mfe-learning',
  'packages',
  'payments-service',
  'shell',
  'supabase',
  'tools',
]
  .flatMap((folder) => filesBelow(folder, /\.(ts|tsx|mjs|cjs)$/))
  .filter((file) => !/\.test\.|check-docs/.test(file))
  .map((file) => read(file).replaceAll(/\s+/g, ' '));

/** The first cells of the table below a heading with the word "Troubleshooting", where messages are code or in quotation marks. */
function checkMessages(file, text) {
  const [, section = ''] = /^#+ .*troubleshooting.*$([^]*?)(?=^#|(?![^]))/im.exec(text) ?? [];
  for (const [, cell] of section.matchAll(/^\| (.*?) +\|/gm)) {
    for (const [, code, quoted] of cell.matchAll(/`([^`]+)`|"([^"]+)"/g)) {
      const parts = (code ?? quoted).split('…').map((part) => part.trim());
      const isPrinted = SOURCES.some((source) => parts.every((part) => source.includes(part)));
      if (!isPrinted) report(file, `no program says "${code ?? quoted}"`);
    }
  }
}

/**
 * Every message of the catalog is in a source, in any case because hints are put together from clauses. `…`, `{time}`, `N` and
 * quotation marks stand for parts that change; what is in italics is a description.
 */
function checkCatalog() {
  const file = 'docs/error-catalog.md';
  const sources = SOURCES.map((source) => source.replaceAll("\\'", "'").toLowerCase());
  // The lists after the tables are compared with the sources by `error-catalog.mjs`.
  const [tables] = read(file).split('## Codes of the database');
  for (const [, message] of tables.matchAll(/^\| (?!message|---)(.*?) +\|/gm)) {
    const parts = message.replaceAll(/_[^_]+_/g, '…').split(/…|\{\w+\}|\bN\w*\b|"/);
    for (const part of parts.map((text) => text.trim().replace(/[.:]$/, '').toLowerCase()))
      if (part.length > 8 && !sources.some((source) => source.includes(part)))
        report(file, `no program says "${part}"`);
  }
}

/** Every test of the catalog, `folder: file` followed by its title, exists. Without a folder it is one of the account's. */
function checkTestsOfCatalog() {
  const file = 'docs/error-catalog.md';
  const tests = read(file).matchAll(/`(?:([a-z\d/-]+): )?([\w/.-]+)`: (.*?) *\|/g);
  for (const [, folder = 'mfe-account', name, title] of tests) {
    const test = [`${folder}/src/${name}.test.ts`, `${folder}/src/${name}.test.tsx`].find(isThere);
    if (!test) report(file, `there is no test ${folder}: ${name}`);
    else if (!title.split('…').every((part) => read(test).includes(part.trim())))
      report(file, `${test} has no test "${title}"`);
  }
}

/** Arguments of `npm run` → how the only line begins, or the first one where the usage follows. */
const REFUSALS = {
  backup: 'A flag is missing. npm run backup --',
  restore: 'A flag is missing. npm run restore --',
  'bench -- nonsense': 'There is no benchmark "nonsense". Benchmarks: puzzles,',
  deploy: '--remote is missing.',
  'new-remote': '--name is part of the address',
  'publish-puzzles -- --from nonsense': '"nonsense" is not a date',
  'reconcile -- --days nonsense': 'reconcile cannot start: --days must be',
  'show-skill -- nonsense': 'There is no skill "nonsense".',
  'start -- --nonsense': "Unknown option '--nonsense'. Flags: --fresh,",
  'stripe:setup -- --payments-url nonsense': 'stripe:setup cannot start:',
  'test:auth': 'A flag is missing. npm run test:auth --',
};

const run = (command) =>
  new Promise((resolve) => {
    execFile('npm', ['run', '-s', ...command.split(' ')], { cwd: ROOT }, (error, _stdout, stderr) =>
      resolve({ failed: Boolean(error), stderr }),
    );
  });

async function checkRefusals() {
  for (const [command, beginning] of Object.entries(REFUSALS)) {
    const { failed, stderr } = await run(command);
    const hasStack = /^\s+at /m.test(stderr);
    if (!failed || hasStack || !stderr.startsWith(beginning))
      faults.push(`npm run ${command} should say "${beginning}…", and says:\n${stderr}`);
  }
}

for (const file of DOCS) {
  const text = read(file);
  checkLinks(file, text);
  if (isRecord(file)) continue;
  checkPaths(file, text);
  checkScripts(file, text);
  checkMessages(file, text);
}
checkAllScriptsAreDocumented();
checkOverviews();
checkCatalog();
checkTestsOfCatalog();
await checkRefusals();

for (const fault of faults) console.error(fault);
console.log(`${DOCS.length} documents, ${faults.length} faults.`);
process.exitCode = faults.length > 0 ? 1 : 0;
