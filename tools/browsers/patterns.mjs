import { browsersWithout, DATA } from './supported.mjs';

const { lookbehind_assertion: lookbehind, modifier } = DATA.javascript.regular_expressions;
const { unicodeSets } = DATA.javascript.builtins.RegExp;

/** Syntax of regular expressions that some browser lacks: the whole file that contains one fails to load there. */
const PATTERNS = [
  { name: 'lookbehind in a regular expression', feature: lookbehind, found: /\(\?<[=!]/ },
  { name: 'modifiers in a regular expression', feature: modifier, found: /\(\?[ims]*-?[ims]+:/ },
];

/** @param {string} text of a regular expression, or of a string that may be one */
export const patternsLackingIn = (text, flags = '') =>
  [
    ...PATTERNS.filter(({ found }) => found.test(text)),
    ...(flags.includes('v') ? [{ name: 'the flag v of regular expressions', feature: unicodeSets }] : []),
  ].flatMap(({ name, feature }) => {
    const browsers = browsersWithout(feature);
    return browsers.length > 0 ? [{ name, browsers }] : [];
  });
