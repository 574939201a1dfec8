import { unitName } from '@ninefold/learning';
import { copy } from './copy';
import { spokenMath } from './spoken-math';

const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
/** "2x²", "1/2 x", "-7", "50%" */
const TERM = String.raw`[-−+±]?√?(?:${NUMBER}(?: ?/ ?\d+)?(?: ?[a-zA-Z](?![a-zA-Z]))?|[a-zA-Z](?![a-zA-Z]))(?:\^-?\d+|[²³])?%?`;
const OPERATOR = String.raw`(?: ?[+×÷·=≠<>≤≥≈±] ?| [-−:] )`;

/** The character before is not part of a word or number. */
const FORMULA = new RegExp(String.raw`(^|[^\w.,)−-])(${TERM}(?:${OPERATOR}${TERM})*)(?!\w)`, 'g');
const IS_MATH = /[+×÷·=≠<>≤≥≈±^²³√/−]|^-|\s[-:]\s/;
const MEASURE = new RegExp(
  String.raw`(^|[^\w.,])(${NUMBER}) ?((?:[a-zA-Z]{1,3}(?:/(?:h|min|s))?|[$¢%])[²³]?)(?![\w/])`,
  'g',
);
const SPEED = /\b[a-z]{1,2}\/(?:h|min|s)\b/g;
const DEGREES = / ?° ?([CF]?)(?![a-zA-Z])/g;
const RANGE = /(\d)[–-](?=\d)/g;
const PROBABILITY = /\bP\(([^()|]+?)(?: ?\| ?([^()|]+?))?\)/g;
const LONE_SIGN = / ([+−×÷=≠<>≤≥≈]) /g;

/** "25s" is a plural; a number of seconds has a space. */
const isPlural = (found: string) => /\ds$/.test(found);

/** Symbols that are also words or variables. */
export const NO_UNITS = new Set(['in', 't', 'd', '%']);

const ASCII: Readonly<Record<string, string>> = {
  '−': '-',
  '×': ' xx ',
  '÷': ' -: ',
  '·': ' * ',
  '≠': ' != ',
  '≤': ' <= ',
  '≥': ' >= ',
  '≈': ' ~~ ',
  '±': '+-',
  '²': '^2',
  '³': '^3',
  '√': 'sqrt ',
};

const asciiMath = (formula: string): string =>
  formula.replace(/[^\x20-\x7e]/g, (sign) => ASCII[sign] ?? sign);

/** Text without dollar signs for formulas, such as that of drawings, with its formulas and units in words. */
export const spokenPlain = (text: string): string =>
  text
    .replace(PROBABILITY, (_, event: string, given?: string) =>
      [copy.probability, event, ...(given === undefined ? [] : [copy.signs['|'], given])].join(' '),
    )
    .replace(MEASURE, (found, before: string, number: string, symbol: string) =>
      NO_UNITS.has(symbol) || unitName(symbol) === symbol || isPlural(found)
        ? found
        : `${before}${number} ${number === '1' ? copy.one(unitName(symbol)) : unitName(symbol)}`,
    )
    .replace(SPEED, unitName)
    .replace(DEGREES, (_, scale: string) => ` ${copy.degrees[scale]}`)
    .replace(RANGE, (_, from: string) => `${from} ${copy.signs[':']} `)
    .replace(FORMULA, (found, before: string, formula: string) =>
      IS_MATH.test(formula) ? before + spokenMath(asciiMath(formula)) : found,
    )
    .replace(LONE_SIGN, (_, sign: string) => ` ${copy.signs[sign]} `);
