import type { Answer } from '@ninefold/learning';
import { plainText } from '../../math/plain-text';

/** What a person gave, as plain text: it is theirs, so it is never read as a formula. */
export function givenText(answer: Answer, given: string): string {
  if (answer.kind === 'choice') return plainText(answer.options[Number(given)]?.text ?? given);
  return given.replaceAll('-', '−');
}
