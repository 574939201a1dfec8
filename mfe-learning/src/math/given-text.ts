import type { Answer } from '@ninefold/learning';
import { plainText } from './plain-text';

/** The given answer as plain text. User input is never parsed as a formula. */
export function givenText(answer: Answer, given: string): string {
  if (given === '') return '';
  if (answer.kind === 'choice') return plainText(answer.options[Number(given)]?.text ?? given);
  const text = answer.kind === 'pair' ? partsOfPair(given).join('; ') : given;
  return text.replaceAll('-', '−');
}

/** What each of the two fields holds. Answers and drafts of earlier releases have a comma between them. */
export const partsOfPair = (given: string): string[] => given.split(given.includes('\n') ? '\n' : /, */);
