import { withThousands, type Answer } from '@ninefold/learning';

/** An answer for display: "$3/4$ cm", "$x = 2$, $y = 5$". */
export function answerText(answer: Exclude<Answer, { kind: 'choice' }>, value: string): string {
  if (answer.kind === 'pair') {
    return value
      .split(',')
      .map((part, index) => `$${named(answer.names[index] ?? '')} = ${part.trim()}$`)
      .join(', ');
  }
  if (answer.kind === 'expression' || value.includes('/')) return withUnit(`$${value}$`, answer);
  return withUnit(withThousands(value), answer);
}

export function rightAnswerText(answer: Answer): string {
  if (answer.kind === 'choice') return givenAnswerText(answer, String(answer.right));
  return answerText(answer, answer.kind === 'pair' ? answer.values.join(', ') : answer.value);
}

/** @param given for a choice, the index of the option */
export function givenAnswerText(answer: Answer, given: string): string {
  return answer.kind === 'choice' ? (answer.options[Number(given)]?.text ?? '') : answerText(answer, given);
}

/** Quotes words, which AsciiMath would read as products of letters. */
const named = (name: string) => (name.length > 1 ? `"${name}"` : name);

function withUnit(text: string, answer: Answer): string {
  const unit = answer.kind === 'number' ? answer.unit : undefined;
  if (unit === '$') return text.replace(/^-?/, (sign) => `${sign}\\$`);
  return unit ? `${text} ${unit}` : text;
}
