import { testRecomputed } from '../../testing/recompute';
import { CHANCE_CHECKS } from './testing/chance-checks';
import { CHART_CHECKS } from './testing/chart-checks';
import { FIRST_CHECKS } from './testing/first-checks';
import { LATER_CHECKS } from './testing/later-checks';
import { TABLE_CHECKS } from './testing/table-checks';

describe('Writing out, trying and counting give the answers of', () =>
  testRecomputed('statistics', {
    ...FIRST_CHECKS,
    ...LATER_CHECKS,
    ...CHART_CHECKS,
    ...TABLE_CHECKS,
    ...CHANCE_CHECKS,
  }));
