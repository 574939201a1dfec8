import type { Answer } from 'shared-learning';

/** What a person gave, as plain text: it is theirs, so it is never read as a formula. */
export function givenText(answer: Answer, given: string): string {
  if (answer.kind === 'choice') return answer.options[Number(given)]?.text.replaceAll('$', '') ?? given;
  return given.replaceAll('-', '−');
}
