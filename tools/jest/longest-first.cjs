const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** A short file that loads every page. */
const LONGEST = 'every-page.full.test.ts';

const isLongest = (test) => path.basename(test.path) === LONGEST;

/**
 * Jest runs files that took long first. In a fresh checkout it goes by their size, and this one would run last, alone on
 * one of two cores.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort([...tests]);
    return [...sorted.filter(isLongest), ...sorted.filter((test) => !isLongest(test))];
  }
};
