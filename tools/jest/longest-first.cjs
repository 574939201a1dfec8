const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** A short file that loads every page. */
const LONGEST = 'every-page.full.test.ts';

/** The longest file, then the other journeys, then all else. */
function rankOf({ path: file, context }) {
  if (path.basename(file) === LONGEST) return 0;
  return context.config.displayName?.name === 'e2e' ? 1 : 2;
}

/**
 * Jest runs files that took long first. In a fresh checkout it goes by their size, and journeys, which are short and take
 * long, would run last: one alone on one of two cores in the end.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort([...tests]).sort((one, other) => rankOf(one) - rankOf(other));
  }
};
