import type { Answer } from '@ninefold/learning';
import { plainText } from '../../math/plain-text';

/** The given answer as plain text. User input is never parsed as a formula. */
export function givenText(answer: Answer, given: string): string {
  if (answer.kind === 'choice') return plainText(answer.options[Number(given)]?.text ?? given);
  return given.replaceAll('-', '−');
}
