import { translateOf } from '@ninefold/ui';
import { copy } from './copy';

/** "You answered 5." */
export function GivenAnswer({ text }: { text: string }) {
  return (
    <span>
      {copy.feedback.given} <strong translate={translateOf(text)}>{text}</strong>.{' '}
    </span>
  );
}
