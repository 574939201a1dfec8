import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import valueParser from 'postcss-value-parser';
import { browsersWithout, DATA } from './supported.mjs';

const { 'at-rules': AT_RULES, properties: PROPERTIES, selectors: SELECTORS, types: TYPES } = DATA.css;

/** Units whose entry in the data has the name of the group. */
const UNIT_GROUPS = [
  [/^d(vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^l(vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^s(vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^cq(w|h|i|b|min|max)$/, 'container_query_length_units'],
];

/** Functions of all types by name: `clamp()`, `color-mix()`, `linear-gradient()`. */
const FUNCTIONS = new Map(
  Object.entries(TYPES).flatMap(([name, type]) => [
    ...Object.entries(type).filter(([key]) => key !== '__compat'),
    [name, type],
  ]),
);
FUNCTIONS.set('linear', TYPES['easing-function']['linear-function']);

/** Parts of a function that are younger than it: `linear-gradient(in oklch, …)`, `rgb(from red …)`. */
const FIRST_WORDS = { in: 'interpolation_color_space', from: 'relative_syntax' };

/** A feature is a triple: its name, its entry in the data, and what `@supports` asks for if that is not the name. */
function featuresOfFunction(property, { value, nodes }) {
  const name = value.toLowerCase();
  const own = PROPERTIES[property]?.[name];
  // The keyword `linear` is older than the function.
  const feature = own?.__compat && name !== 'linear' ? own : FUNCTIONS.get(name);
  const end = nodes.findIndex(({ type, value }) => type === 'div' && value === ',');
  const words = (end === -1 ? nodes : nodes.slice(0, end)).map((node) => node.value.toLowerCase());
  const parts = Object.entries(FIRST_WORDS).filter(([word]) => words.includes(word));
  return [
    [`${value}()`, feature, value],
    ...parts.map(([word, part]) => [`${value}(${word} …)`, feature?.[part], word]),
  ];
}

function featuresOfValue(property, value) {
  // A list of fonts is a list of fallbacks.
  if (property === 'font-family') return [];
  const { nodes } = valueParser(value);
  const features = [];
  // Alternative text.
  if (property === 'content' && nodes.some(({ type, value }) => type === 'div' && value === '/')) {
    features.push(['content: … / …', PROPERTIES.content.alt_text, '/']);
  }
  valueParser.walk(nodes, (node) => {
    if (node.type === 'function') {
      features.push(...featuresOfFunction(property, node));
      return node.value !== 'url';
    }
    if (node.type !== 'word') return;
    const { unit } = valueParser.unit(node.value) || {};
    if (unit) {
      const group = UNIT_GROUPS.find(([units]) => units.test(unit))?.[1] ?? unit;
      features.push([`the unit ${unit}`, TYPES.length[group], unit]);
    } else {
      const feature = PROPERTIES[property]?.[node.value.toLowerCase()];
      features.push([`${property}: ${node.value}`, feature, node.value]);
    }
  });
  return features;
}

function featuresOfDeclaration({ prop, value, parent }) {
  if (prop.startsWith('--')) return featuresOfValue(prop, value);
  if (parent.type === 'atrule') {
    return [[`@${parent.name} { ${prop} }`, AT_RULES[parent.name]?.[prop]]];
  }
  return prop.startsWith('-') ? [] : [[prop, PROPERTIES[prop]], ...featuresOfValue(prop, value)];
}

/** Whether browsers without the feature have another declaration of the rule: an earlier one, or one with a prefix. */
const hasFallback = (declaration) =>
  declaration.parent.nodes.some(
    (other) =>
      other !== declaration &&
      ((other.prop === declaration.prop &&
        declaration.parent.index(other) < declaration.parent.index(declaration)) ||
        (other.prop?.startsWith('-') && other.prop.endsWith(`-${declaration.prop}`))),
  );

function featuresOfRule(rule) {
  const features = [];
  selectorParser((root) => {
    root.walkPseudos((pseudo) => {
      const { value } = pseudo;
      const name = value.replace(/^::?/, '');
      if (name !== 'has' || !isReplaced(rule)) features.push([value, SELECTORS[name]]);
      if (/^[^(]*\([^(]*\sof\s/.test(pseudo))
        features.push([`${value}(… of …)`, SELECTORS[name]?.of_syntax, 'of']);
    });
    root.walkNesting(() => void features.push(['&', SELECTORS.nesting]));
  }).processSync(rule.selector);
  const isNested = rule.parent.type === 'rule';
  return isNested ? [...features, ['nesting', SELECTORS.nesting, '&']] : features;
}

function featuresOfAtRule({ name, params, parent }) {
  const features = [[`@${name}`, AT_RULES[name]]];
  if (parent.type === 'rule') features.push(['nesting', SELECTORS.nesting, '&']);
  if (name === 'container') features.push(...featuresOfContainer(params));
  if (name !== 'media') return features;
  if (/[<>]/.test(params)) features.push(['a range in @media', AT_RULES.media.range_syntax]);
  for (const [, feature] of params.matchAll(/\(\s*([a-z-]+)\b/g)) {
    features.push([`@media (${feature})`, AT_RULES.media[feature.replace(/^(min|max)-/, '')]]);
  }
  return features;
}

function featuresOfContainer(params) {
  const { container } = AT_RULES;
  return [
    ...(/\bstyle\(/.test(params)
      ? [['@container style()', container.style_queries_for_custom_properties]]
      : []),
    ...(/\bscroll-state\(/.test(params)
      ? [['@container scroll-state()', container['scroll-state_queries']]]
      : []),
    ...(params.includes('(') ? [] : [['@container without a query', container['container-query_optional']]]),
  ];
}

const WITHOUT_HAS = /^not selector\(:has\(/;

/** Whether browsers without `:has()` get the same properties from another rule, below `@supports not selector(:has(*))`. */
function isReplaced(rule) {
  const wanted = rule.nodes.flatMap(({ prop }) => prop ?? []);
  let isFound = false;
  rule.root().walkAtRules('supports', (block) => {
    if (!WITHOUT_HAS.test(block.params)) return;
    block.walkRules((other) => {
      const props = other.nodes.map(({ prop }) => prop);
      isFound ||= wanted.every((prop) => props.includes(prop));
    });
  });
  return isFound;
}

/** Whether the style sheet itself asks if the browser has it. */
function isGuarded(node, asked) {
  const word = asked.replace(/[^\w-]/g, '\\$&');
  const isAsked = new RegExp(`${/^\w/.test(asked) ? '(?<![a-z-])' : ''}${word}(?![\\w-])`, 'i');
  for (let { parent } = node; parent; { parent } = parent) {
    const isCondition = parent.type === 'atrule' && parent.name === 'supports';
    if (isCondition && isAsked.test(parent.params) && !/\bnot\b/.test(parent.params)) return true;
  }
  return false;
}

/**
 * The features that a supported browser lacks and that have no fallback: an earlier declaration of the same property,
 * one with a prefix, or an `@supports` that asks for it.
 * @param {string} css as browsers get it
 * @returns {{ line: number, name: string, browsers: string[] }[]}
 */
export function findMissingCss(css) {
  const findings = [];
  function report(node, features) {
    for (const [name, feature, asked = name] of features) {
      // Parts of a property, such as a value in one writing mode, are seldom what a page needs.
      const browsers = browsersWithout(feature, true);
      if (browsers.length > 0 && !isGuarded(node, asked)) {
        findings.push({ line: node.source.start.line, name, browsers });
      }
    }
  }
  postcss.parse(css).walk((node) => {
    if (node.type === 'decl' && !hasFallback(node)) report(node, featuresOfDeclaration(node));
    if (node.type === 'rule' && node.parent.name !== 'keyframes') report(node, featuresOfRule(node));
    if (node.type === 'atrule') report(node, featuresOfAtRule(node));
  });
  return findings;
}
