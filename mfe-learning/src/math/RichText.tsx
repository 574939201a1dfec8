import type { Text } from '@ninefold/learning';
import { Formula } from './Formula';

/** A dollar sign that is meant as one is written `\$`. */
const PARTS = /(?<!\\)\$((?:[^$\\]|\\.)+)\$/;

/** Behind a formula. */
const PUNCTUATION = /^[.,:;!?)]+/;

/** A sentence with formulas between dollar signs. */
export function RichText({ text }: { text: Text }) {
  const parts = text.split(PARTS);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <Formula key={index} math={part} after={PUNCTUATION.exec(parts[index + 1] ?? '')?.[0]} />
    ) : (
      <span key={index}>{inPrint(index > 0 ? part.replace(PUNCTUATION, '') : part)}</span>
    ),
  );
}

/** "-3" with a real minus sign, which is as wide as a plus. */
function inPrint(text: string): string {
  return text.replaceAll('\\$', '$').replace(/(?<![\w)])-(?=[\d.])/g, '−');
}
