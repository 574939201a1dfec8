import { Check, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { digitOf } from '@ninefold/ui';
import { copy } from './copy';
import styles from './AnswerOptions.module.css';
import type { Problem } from './timed-round';

export interface AnswerOptionsProps {
  problem: Problem;
  /** The player's answer. It locks the options until the next question. */
  given: number | null;
  onAnswer(answer: number): void;
}

/** Four answers to choose from, by pointer or with the keys 1 to 4. */
export function AnswerOptions({ problem: { options, correctAnswer }, given, onAnswer }: AnswerOptionsProps) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const option = options[digitOf(event).digit - 1];
    if (option === undefined || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    onAnswer(option);
  });

  useEffect(() => {
    // Digits select an option regardless of the focus, because this screen has no field.
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <div role="group" aria-label={copy.round.answers} className={styles['options']}>
      {options.map((option, at) => {
        const verdict = verdictOf(option);
        return (
          <button
            // Keyed by position so that a button keeps the focus when its number changes.
            key={at}
            type="button"
            className={styles['option']}
            data-key={at + 1}
            data-verdict={verdict}
            aria-disabled={given !== null}
            aria-keyshortcuts={String(at + 1)}
            onClick={() => onAnswer(option)}
          >
            <span translate="no">{option}</span>
            {verdict === 'correct' && <Check aria-hidden size={22} />}
            {verdict === 'wrong' && <X aria-hidden size={22} />}
          </button>
        );
      })}
    </div>
  );

  function verdictOf(option: number): 'correct' | 'wrong' | undefined {
    if (given === null) return undefined;
    if (option === correctAnswer) return 'correct';
    return option === given ? 'wrong' : undefined;
  }
}
