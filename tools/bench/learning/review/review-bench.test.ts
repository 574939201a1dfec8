import { syntheticMap } from '../../../../packages/learning/src/testing/synthetic-map';
import { reviewBench, type Rule } from './review-bench';

const RULES = ['product', 'one card per exercise', 'product without a limit'] as const;
const figures = reviewBench(syntheticMap(), 'test', 1, [...RULES]);

function meanOf(rule: Rule, name: string): number {
  const values = figures.filter((figure) => figure.rule === rule && figure.name === name);
  return values.reduce((sum, { estimate }) => sum + estimate.value, 0) / values.length;
}

it('shows at most 20 cards a day, and has fewer than one card per exercise', () => {
  for (const { bound, estimate } of figures) {
    if (bound && 'atMost' in bound) expect(estimate.value).toBeLessThanOrEqual(bound.atMost);
  }
  const [product, earlier] = (['product', 'one card per exercise'] as const).map((rule) =>
    meanOf(rule, 'cards on day 60'),
  );
  expect(product).toBeLessThan(earlier! / 2);
});

it('recalls about as much as without a limit', () => {
  const recalled = (rule: Rule) => meanOf(rule, 'recalled after day 60, after two weeks of practice');
  expect(recalled('product')).toBeGreaterThan(recalled('product without a limit') - 0.05);
});
