import { mathParts, unitName, type Block, type Step, type Text } from '@ninefold/learning';
import { spokenMath } from './spoken-math';
import { NO_UNITS, spokenPlain } from './spoken-plain';

/** At the start of the text after a formula: "$3/4$ cm". */
const UNIT = /^ ([a-zA-Z]{1,3}(?:\/[a-z]+)?[²³]?|[$¢%])(?![\w/])/;

/** A sentence with its formulas in words, for accessible names, descriptions and announcements. */
export const spokenText = (text: Text): string =>
  mathParts(text)
    .map((part, index) => {
      if (index % 2 === 1) return spokenMath(part);
      const text = part.replaceAll('\\$', '$');
      return spokenPlain(
        index === 0
          ? text
          : text.replace(UNIT, (found, unit: string) => (NO_UNITS.has(unit) ? found : ` ${unitName(unit)}`)),
      );
    })
    .join('');

const END = /[.?!:]$/;

/** A question as one line; drawings become their text alternative. */
export const spokenBlocks = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'math') return spokenMath(block.math);
      return spokenText(block.kind === 'text' ? block.text : block.drawing.text);
    })
    .reduce(
      (before, words) => (before === '' ? words : `${before}${END.test(before) ? ' ' : ', '}${words}`),
      '',
    );

/** A step of a solution as one line. */
export const spokenStep = ({ text, show }: Step): string =>
  spokenBlocks([{ kind: 'text', text }, ...(show ? [show] : [])]);

/** The name of a unit: "kilometers per hour". */
export const spokenUnit = (unit: string): string => unitName(unit.trim());
