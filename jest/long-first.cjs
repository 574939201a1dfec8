const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Short files that load every page. */
const LONG = ['layout-shift.test.ts', 'accessible-pages.test.ts'];

const isLong = (test) => LONG.includes(path.basename(test.path));

/**
 * Jest runs files that took long first. In a fresh checkout it goes by their size, and these would run last, alone on
 * one of two cores.
 */
module.exports = class LongFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort([...tests]);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
