import { testRecomputed } from '../../testing/recompute';
import { STATISTICS } from './statistics';
import { FIRST_CHECKS } from './testing/first-checks';
import { LATER_CHECKS } from './testing/later-checks';

describe('Writing out, trying and counting give the answers of', () =>
  testRecomputed(STATISTICS, { ...FIRST_CHECKS, ...LATER_CHECKS }));
