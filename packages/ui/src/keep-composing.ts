import type { KeyboardEvent } from 'react';

/** Browsers set it for keys that an input method handles; Safari also for the Enter that ends a composition. */
const INPUT_METHOD = 229;

/** For text fields: Enter that confirms a suggestion of an input method does not submit the form. */
export function keepComposing(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, keyCode, nativeEvent } = event;
  if (key === 'Enter' && (nativeEvent.isComposing || keyCode === INPUT_METHOD)) event.preventDefault();
}
