/**
 * Writes the seconds that `npm run test:teams` measured into docs/teams.md, between its two markers: a row for each step
 * and a column for each builder, from the last run of each.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const fileOf = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** `e2e/src/teams/measured.ts` appends to it. */
const MEASURED = fileOf('.cache/teams-measured.jsonl');
const PAGE = fileOf('docs/teams.md');
const MARKERS = /(<!-- measured -->\n)[^]*(<!-- \/measured -->)/;

if (!existsSync(MEASURED)) {
  console.error('Nothing was measured: run `npm run test:teams` first.');
  process.exit(1);
}

const lines = readFileSync(MEASURED, 'utf8').trim().split('\n');
const measured = new Set();
/** Step → builder → seconds */
const rows = new Map();
for (const { builder, what, seconds } of lines.map((line) => JSON.parse(line))) {
  measured.add(builder);
  rows.set(what, (rows.get(what) ?? new Map()).set(builder, seconds));
}

const page = readFileSync(PAGE, 'utf8');
/** In the order in which the guide names them. */
const builders = [...measured].sort((a, b) => page.indexOf(`\`${a}\``) - page.indexOf(`\`${b}\``));

const row = (cells) => `| ${cells.join(' | ')} |`;
const table = [
  row(['seconds', ...builders]),
  row(['---', ...builders.map(() => '---:')]),
  ...[...rows].map(([what, seconds]) =>
    row([what, ...builders.map((builder) => seconds.get(builder)?.toFixed(1) ?? '')]),
  ),
].join('\n');

if (!MARKERS.test(page)) throw new Error(`${PAGE} has no markers for the table`);
const written = page.replace(MARKERS, (_, start, end) => `${start}\n${table}\n\n${end}`);
writeFileSync(PAGE, await format(written, { ...(await resolveConfig(PAGE)), filepath: PAGE }));
