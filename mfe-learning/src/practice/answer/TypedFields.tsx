import { useId, useRef } from 'react';
import type { Answer } from '@ninefold/learning';
import { keepComposing, translateOf, VisuallyHidden } from '@ninefold/ui';
import { partsOfPair } from '../../math/given-text';
import { spokenUnit } from '../../speech/spoken-text';
import { copy } from '../copy';
import type { AnswerInput } from './Options';
import { SignKeys, type Sign } from './SignKeys';
import styles from './TypedFields.module.css';

/** Number pads have no minus or fraction bar; letter keyboards have no power sign. */
const SIGNS: Readonly<Record<'number' | 'pair' | 'expression', readonly Sign[]>> = {
  number: ['−', '/', '.'],
  pair: ['−', '/', '.'],
  expression: ['x', '+', '−', '^', '(', ')'],
};

interface TypedFieldsProps extends AnswerInput {
  answer: Exclude<Answer, { kind: 'choice' }>;
}

/**
 * One field, or two for a pair, whose texts are the two lines of its value. They keep what is typed: a text cut at a
 * length would be another answer, and a removed space would move the caret.
 */
export function TypedFields({ answer, given, onChange, describedBy, isInvalid }: TypedFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const id = useId();
  const isPair = answer.kind === 'pair';
  const labels = isPair ? answer.names : [copy.answer.label];
  const texts = isPair ? partsOfPair(given) : [given];
  const unit = answer.kind === 'number' ? answer.unit : undefined;

  function write(place: number, text: string) {
    onChange(
      isPair ? labels.map((_, index) => (index === place ? text : (texts[index] ?? ''))).join('\n') : text,
    );
  }

  return (
    <div ref={fields} className={styles['fields']}>
      <div className={styles['row']}>
        {labels.map((label, index) => (
          <div key={label} className={styles['field']} data-pair={isPair || undefined}>
            <label
              htmlFor={`${id}-${index}`}
              translate={isPair ? translateOf(label) : undefined}
              className={isPair ? styles['name'] : styles['label']}
            >
              {isPair ? `${label} =` : label}
            </label>
            <div dir="ltr" className={styles['box']} data-invalid={isInvalid || undefined}>
              <input
                id={`${id}-${index}`}
                className={styles['input']}
                value={texts[index] ?? ''}
                inputMode={answer.kind === 'expression' ? 'text' : 'decimal'}
                autoComplete="off"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="go"
                aria-describedby={unit ? `${describedBy} ${id}-unit` : describedBy}
                aria-invalid={isInvalid || undefined}
                onKeyDown={keepComposing}
                onChange={(event) => write(index, event.target.value)}
              />
              {unit && (
                <span className={styles['unit']}>
                  <span aria-hidden translate={translateOf(unit)}>
                    {unit}
                  </span>
                  <VisuallyHidden id={`${id}-unit`}>{spokenUnit(unit)}</VisuallyHidden>
                </span>
              )}
            </div>
          </div>
        ))}
      </div>
      <SignKeys signs={SIGNS[answer.kind]} fields={fields} />
    </div>
  );
}
