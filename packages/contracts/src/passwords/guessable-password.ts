import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import { COMMON_WORDS } from './common-words';
import { PRODUCT_NAME } from '@ninefold/contracts';

/**
 * Easily guessed passwords. Browser, service and embedded backend all refuse them. Pages load this module only where a
 * password is chosen.
 */
const { qwerty, qwertz, azerty } = adjacencyGraphs;
const estimator = new ZxcvbnFactory({
  dictionary: { words: [PRODUCT_NAME.toLowerCase(), ...COMMON_WORDS] },
  graphs: { qwerty, qwertz, azerty },
  // The length that bcrypt reads. With more substitutions, a crafted password takes 50 ms.
  maxLength: 72,
  l33tMaxSubstitutions: 10,
});

/** A password that is as hard to guess as this many random characters is strong enough. */
const ENOUGH = 9;

/**
 * Refuses a password that is easier to guess than as many random characters, up to the number that is strong enough.
 * This rates patterns instead of length: `k7#qWp` is accepted, `Summer2024!` is not.
 * @param about address and names of the person, which attackers try first; other values are ignored
 */
export function isGuessable(password: string, about: readonly unknown[] = []): boolean {
  const { guesses } = estimator.check(password, about.flatMap(partsOf));
  return guesses < 10 ** Math.min(password.length, ENOUGH);
}

/** The text and its words, without a top-level domain (`.com`), which says nothing about a person. */
function partsOf(text: unknown): readonly string[] {
  if (typeof text !== 'string') return [];
  // Addresses have at most 254 characters; the time below grows quadratically.
  const words = text
    .slice(0, 254)
    .replace(/(@.*)\.[^.]+$/u, '$1')
    .split(/[^\p{L}\p{N}]+/u);
  return [text, ...words].filter((part) => part.length > 2);
}
