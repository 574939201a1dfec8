/**
 * `npm run api`: compares the public types of each public package with its report, `api.md`, which belongs to a version.
 * `npm run api -- --accept` writes the report of a raised version.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiChange, isAllowed, type ApiReport } from './packages/api-change';
import { publicPackages, type PublicPackage } from './packages/public-packages';
import { typesOf } from './packages/types-of';

const accept = process.argv.includes('--accept');
const FIRST_LINE = /^# (\S+) (\S+)\n/;

const reportFile = ({ folder }: PublicPackage) => path.join(folder, 'api.md');

/** undefined for a package that has had no version yet. */
function readReport(published: PublicPackage): ApiReport | undefined {
  const file = reportFile(published);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const [first = '', , version = '0.0.0'] = FIRST_LINE.exec(text) ?? [];
  return { version, types: text.slice(first.length) };
}

function writeReport(published: PublicPackage, types: string): void {
  const { name, version } = published.file;
  writeFileSync(reportFile(published), `# ${name} ${version}\n${types}`);
  console.log(`${name} ${version}: the report is written.`);
}

async function check(published: PublicPackage): Promise<void> {
  const { name, version } = published.file;
  const entries = [...(await typesOf(published, { comments: false }))];
  const types = entries
    .map(([entry, { report }]) => `\n## ${entry}\n\n\`\`\`ts\n${report}\n\`\`\`\n`)
    .join('');
  const report = readReport(published);
  const change = report && apiChange(report, types);
  if (report && !change) return;
  if (accept && (!change || isAllowed(change, version))) {
    writeReport(published, types);
    return;
  }
  process.exitCode = 1;
  const lines = [
    ...(change?.removed ?? []).map((line) => `  - ${line.trim()}`),
    ...(change?.added ?? []).map((line) => `  + ${line.trim()}`),
  ];
  console.error(`The public types of ${name} are not those of version ${report?.version ?? 'none'}:`);
  console.error(lines.join('\n'));
  console.error(
    change && !isAllowed(change, version)
      ? `Its package.json says ${version}: raise it to ${change.least} or later, then npm run api -- --accept.`
      : 'Write the report of its version: npm run api -- --accept.',
  );
}

for (const published of publicPackages()) await check(published);
