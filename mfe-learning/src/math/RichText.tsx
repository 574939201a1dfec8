import type { Text } from 'shared-learning';
import { Formula } from './Formula';

/** A dollar sign that is meant as one is written `\$`. */
const PARTS = /(?<!\\)\$((?:[^$\\]|\\.)+)\$/;

/** A sentence with formulas between dollar signs. */
export function RichText({ text }: { text: Text }) {
  return text
    .split(PARTS)
    .map((part, index) =>
      index % 2 === 1 ? <Formula key={index} math={part} /> : <span key={index}>{inPrint(part)}</span>,
    );
}

/** "-3" with a real minus sign, which is as wide as a plus. */
function inPrint(text: string): string {
  return text.replaceAll('\\$', '$').replace(/(?<![\w)])-(?=[\d.])/g, '−');
}
