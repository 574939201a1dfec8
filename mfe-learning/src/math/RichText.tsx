import { mathParts, type Text } from '@ninefold/learning';
import { translateOf } from '@ninefold/ui';
import { Formula } from './Formula';
import { withMinusSigns } from './plain-text';

/** After a formula. */
const PUNCTUATION = /^[.,:;!?)]+/;

/** Text with formulas between dollar signs. */
export function RichText({ text }: { text: Text }) {
  const parts = mathParts(text);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <Formula key={index} math={part} after={PUNCTUATION.exec(parts[index + 1] ?? '')?.[0]} />
    ) : (
      <span key={index} translate={translateOf(part)}>
        {inPrint(index > 0 ? part.replace(PUNCTUATION, '') : part)}
      </span>
    ),
  );
}

const inPrint = (text: string): string => withMinusSigns(text.replaceAll('\\$', '$'));
