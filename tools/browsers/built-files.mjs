import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import { featureOfGlobal, featureOfMember } from './api-names.mjs';
import { findMissingCss } from './css-features.mjs';
import { withoutExceptions } from './exceptions.mjs';
import { patternsLackingIn } from './patterns.mjs';
import { browsersWithout, DATA } from './supported.mjs';

/** Newer syntax than the oldest browsers read; static blocks are younger in Safari than the rest of that edition. */
const EDITION = 2022;
const STATIC_BLOCK = DATA.javascript.classes.static.initialization_blocks;

/** Names that are too short to tell from those of a minifier, except for these. */
const SHORT_GLOBALS = ['CSS', 'Map', 'Set', 'URL'];
const GLOBAL_OBJECTS = ['globalThis', 'self', 'window'];

const { builtins: BUILT_IN } = DATA.javascript;

/** Types whose methods pages call. Other types have methods such as `subscribe()`, whose names libraries use for their own. */
const CALLED =
  /^(Array|TypedArray|String|Promise|Set|Map|RegExp|(HTML|SVG|)\w*Element|Node|Document(Fragment)?|ShadowRoot|CSSStyleSheet|Range|Selection|Animation|Event|Window|Navigator|Scheduler|FormData|URLSearchParams|Headers|Request|Response|Blob)$/;

/** The methods of all types by name: built files have no types, and `map` of an iterator looks like that of a list. */
const METHODS = new Map();
for (const [type, members] of [BUILT_IN, BUILT_IN.Intl, DATA.api].flatMap(Object.entries)) {
  for (const [name, feature] of Object.entries(members)) {
    if (!feature.__compat) continue;
    const { features, isCalled } = METHODS.get(name) ?? { features: [], isCalled: false };
    METHODS.set(name, { features: [...features, feature], isCalled: isCalled || CALLED.test(type) });
  }
}

/** Only a method that no type has in all browsers: any of its types may be meant. */
function lackingMethod(name) {
  const { features, isCalled } = METHODS.get(name) ?? {};
  if (!isCalled) return [];
  const lacking = features.map((feature) => browsersWithout(feature));
  return lacking.every((browsers) => browsers.length > 0) ? lacking[0] : [];
}

/** The global that an expression names: `URL`, `window.URL`. */
function globalName(node) {
  if (node.type === 'MemberExpression' && !node.computed && GLOBAL_OBJECTS.includes(node.object.name)) {
    return node.property.name;
  }
  return node.name?.length > 3 || SHORT_GLOBALS.includes(node.name) ? node.name : undefined;
}

function* nodesOf(node, ancestors = []) {
  if (!node || typeof node.type !== 'string') return;
  yield { node, ancestors };
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) yield* nodesOf(child, [node, ...ancestors]);
  }
}

/** Whether code around a call asks if the method exists: `x.y && x.y()`, `typeof x.y === "function" ? … : …`. */
const isTestedFor = (name, ancestors, source) =>
  ancestors
    .filter(({ type }) => ['ConditionalExpression', 'LogicalExpression', 'IfStatement'].includes(type))
    .some((each) => {
      const test = each.test ?? each.left;
      return source.slice(test.start, test.end).includes(name);
    });

/** The feature of `new X()`, `x()` and `X.member()`, if X is a global. */
function featureOfCall({ type, callee }) {
  const name = globalName(callee);
  if (type === 'NewExpression') return name && (featureOfMember(name, name) ?? featureOfGlobal(name));
  if (name) return featureOfGlobal(name);
  const owner = callee.object && globalName(callee.object);
  return owner && featureOfMember(owner, `${callee.property.name}_static`);
}

/** @returns {{ line: number, name: string, browsers: string[] }[]} what a built script needs and a supported browser lacks */
export function findMissingInScript(source) {
  const findings = [];
  const report = (node, name, browsers) => {
    if (browsers.length > 0) findings.push({ line: node.loc.start.line, name, browsers });
  };
  const tree = parse(source, { ecmaVersion: EDITION, sourceType: 'script', locations: true });
  for (const { node, ancestors } of nodesOf(tree)) {
    if (node.type === 'StaticBlock') report(node, 'a static block', browsersWithout(STATIC_BLOCK));
    const pattern = node.regex?.pattern ?? (typeof node.value === 'string' ? node.value : node.value?.raw);
    if (pattern) {
      for (const { name, browsers } of patternsLackingIn(pattern, node.regex?.flags))
        report(node, name, browsers);
    }
    if (node.type !== 'NewExpression' && (node.type !== 'CallExpression' || node.optional)) continue;
    const { callee } = node;
    const name = callee.type === 'MemberExpression' && !callee.computed ? callee.property.name : callee.name;
    if (!name || isTestedFor(name, ancestors, source)) continue;
    const found = featureOfCall(node);
    if (found) report(node, found.path, browsersWithout(found.feature));
    else if (callee.type === 'MemberExpression') report(node, `.${name}()`, lackingMethod(name));
  }
  return findings;
}

/**
 * Lines about what the files of a build need and a supported browser lacks.
 * @param {string} folder with the built files
 */
export function checkBuiltFiles(folder) {
  const files = readdirSync(folder).filter((file) => /\.(js|css)$/.test(file));
  const findings = files.flatMap((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    const found = file.endsWith('.css') ? findMissingCss(source) : findMissingInScript(source);
    return found.map((finding) => ({ ...finding, file }));
  });
  return withoutExceptions(findings, true).left.map(
    ({ file, line, name, browsers }) => `${file}:${line}: ${name} is missing in ${browsers.join(', ')}`,
  );
}
