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

const LISTS = ['Array', 'TypedArray', 'String', 'Promise', 'Set', 'Map', 'RegExp'];

/**
 * Methods that every type with one of this name is too old for: built files have no types, and `map` of an iterator looks
 * like that of a list.
 */
const METHODS = new Map();
for (const type of LISTS) {
  for (const [name, feature] of Object.entries(DATA.javascript.builtins[type])) {
    if (feature.__compat) METHODS.set(name, [...(METHODS.get(name) ?? []), feature]);
  }
}

function lackingMethod(name) {
  const features = METHODS.get(name) ?? [];
  const lacking = features.map((feature) => browsersWithout(feature));
  return features.length > 0 && lacking.every((browsers) => browsers.length > 0) ? lacking[0] : [];
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
    if (node.type === 'NewExpression' && node.callee.name?.length > 3) {
      const { name } = node.callee;
      const found = featureOfMember(name, name) ?? featureOfGlobal(name);
      if (found && !isTestedFor(name, ancestors, source)) {
        report(node, found.path, browsersWithout(found.feature));
      }
    }
    const { callee } = node;
    if (
      node.type !== 'CallExpression' ||
      node.optional ||
      callee.type !== 'MemberExpression' ||
      callee.computed
    )
      continue;
    const { name } = callee.property;
    if (isTestedFor(name, ancestors, source)) continue;
    const known = callee.object.name?.length > 3 && featureOfMember(callee.object.name, `${name}_static`);
    if (known) report(node, known.path, browsersWithout(known.feature));
    else report(node, `.${name}()`, lackingMethod(name));
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
