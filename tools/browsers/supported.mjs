import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';

/** The names that MDN's data and esbuild have for the browsers of browserslist. Neither build tool knows those on Android. */
const NAMES = {
  and_chr: ['chrome_android'],
  and_ff: ['firefox_android'],
  chrome: ['chrome', 'chrome'],
  edge: ['edge', 'edge'],
  firefox: ['firefox', 'firefox'],
  ios_saf: ['safari_ios', 'ios'],
  safari: ['safari', 'safari'],
};

const FILE = fileURLToPath(new URL('../../.browserslistrc', import.meta.url));
const LINE = /^(\w+) >= ([\d.]+)$/;

/** MDN's compatibility data: what each browser understands, and since which version. */
export const DATA = createRequire(import.meta.url)('@mdn/browser-compat-data');

/**
 * The lines of `.browserslistrc`. They are read as text, since browserslist knows only the newest version of browsers on
 * Android.
 */
export const FLOORS = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [, browser, version] = LINE.exec(line) ?? [];
    if (!version) throw new Error(`.browserslistrc: "${line}" is not "Browser >= version"`);
    const [newest] = browserslist(`last 1 ${browser} version`);
    const [dataName, esbuildName] = NAMES[newest.split(' ')[0]];
    return { browser, version, dataName, esbuildName };
  });

export const ESBUILD_TARGETS = FLOORS.flatMap(({ esbuildName, version }) =>
  esbuildName ? [esbuildName + version] : [],
);

export const CSS_TARGETS = browserslistToTargets(browserslist(null, { config: FILE }));

function compareVersions(one, other) {
  const [a, b] = [one, other].map((version) => version.replace('≤', '').split('.').map(Number));
  return a[0] - b[0] || (a[1] ?? 0) - (b[1] ?? 0);
}

/** Whether one entry of MDN's data covers a version, without a flag, a prefix or another name. */
function covers(statement, version, allowsPartial) {
  const { version_added: added, version_removed: removed, partial_implementation: isPartial } = statement;
  if (!added || added === 'preview' || statement.flags || statement.prefix || statement.alternative_name) {
    return false;
  }
  if (isPartial && !allowsPartial) return false;
  return compareVersions(added, version) <= 0 && (!removed || compareVersions(removed, version) > 0);
}

/**
 * @param {object} feature an entry of MDN's data
 * @param {boolean} [allowsPartial] whether an incomplete implementation is enough
 * @returns {string[]} the supported browsers whose oldest version lacks it: `Safari 16`
 */
export function browsersWithout(feature, allowsPartial = false) {
  return FLOORS.flatMap(({ browser, dataName, version }) => {
    const statements = [feature?.__compat?.support[dataName] ?? []].flat();
    const isMissing =
      statements.length > 0 && !statements.some((statement) => covers(statement, version, allowsPartial));
    return isMissing ? [`${browser} ${version}`] : [];
  });
}

/** @param {string} path such as `api.AbortSignal.timeout_static` */
export const featureAt = (path) => path.split('.').reduce((entry, key) => entry?.[key], DATA);
