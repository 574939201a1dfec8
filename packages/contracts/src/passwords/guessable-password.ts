import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import { COMMON_WORDS } from './common-words';
import { PRODUCT_NAME } from '@ninefold/contracts';

/**
 * Which passwords are guessed first. Browser, service and embedded backend refuse them alike. A page loads this
 * package only where a password is chosen.
 */
const { qwerty, qwertz, azerty } = adjacencyGraphs;
const estimator = new ZxcvbnFactory({
  dictionary: { words: [PRODUCT_NAME.toLowerCase(), ...COMMON_WORDS] },
  graphs: { qwerty, qwertz, azerty },
  // As many as bcrypt reads. With more substitutions a password that is made for it takes 50 ms.
  maxLength: 72,
  l33tMaxSubstitutions: 10,
});

/** As hard to guess as this many characters drawn at random is hard enough. */
const ENOUGH = 9;

/**
 * A password is refused when it is guessed sooner than as many characters drawn at random, as far as it has less than
 * enough of them. So what is found in it counts, and not its length: `k7#qWp` may be chosen, and `Summer2024!` not.
 * @param about what else is tried first: the address and the names of the person; what is no text is left out
 */
export function isGuessable(password: string, about: readonly unknown[] = []): boolean {
  const { guesses } = estimator.check(password, about.flatMap(partsOf));
  return guesses < 10 ** Math.min(password.length, ENOUGH);
}

/** The text and its words. The end of an address (`.com`) says nothing about a person. */
function partsOf(text: unknown): readonly string[] {
  if (typeof text !== 'string') return [];
  // An address has at most 254 characters, and the time of what follows grows with the square of them.
  const words = text
    .slice(0, 254)
    .replace(/(@.*)\.[^.]+$/u, '$1')
    .split(/[^\p{L}\p{N}]+/u);
  return [text, ...words].filter((part) => part.length > 2);
}
