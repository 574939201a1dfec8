const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Projects whose tests wait for browsers, processes and timeouts most of the time; the others compute. */
const WAITING_PROJECTS = ['e2e', 'local-stack'];

/** The longest files. Jest knows them from its last run, which a fresh checkout has not had. */
const LONGEST = [
  'own-platform',
  'dev',
  'platform-faults',
  'layout-shift',
  'start',
  'accessible-account',
  'learn',
];

const isWaiting = ({ context }) => WAITING_PROJECTS.includes(context.config.displayName?.name);

/** The place in `LONGEST`; behind all of them for another file. */
function placeOf({ path: file }) {
  const place = LONGEST.indexOf(path.basename(file, '.test.ts'));
  return place === -1 ? LONGEST.length : place;
}

/**
 * Spreads the tests that wait evenly among those that compute. One after the other, as the projects are listed, browsers
 * leave half of the processors idle and what computes then has to queue for them; and a long file that comes last runs
 * alone.
 */
module.exports = class MixedSequencer extends Sequencer {
  sort(tests) {
    const sorted = super.sort([...tests]);
    const waiting = sorted.filter(isWaiting).sort((a, b) => placeOf(a) - placeOf(b));
    const computing = sorted.filter((test) => !isWaiting(test));
    return [...spread(waiting), ...spread(computing)].sort((a, b) => a.at - b.at).map(({ test }) => test);
  }
};

/** Each test with its place from 0 (first) to 1. */
const spread = (tests) => tests.map((test, index) => ({ test, at: index / tests.length }));
