import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { FREE_LIMITS, PLAN_LIMITS, PLANS } from '@ninefold/contracts';
import { PlanCard } from './PlanCards';
import { renewalDay } from './renewal';

test('announces a plan that is coming soon and does not choose it', () => {
  const onChoose = jest.fn();
  const plan = { ...PLANS.elite, comingSoon: true };
  render(
    <PlanCard limits={PLAN_LIMITS.elite} features={[]} plan={plan} action="Choose" onChoose={onChoose} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Choose' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    "Coming Soon! We'll notify you when the learning platform is ready...",
  );
  expect(onChoose).not.toHaveBeenCalled();
});

test('shows the price of the catalog', () => {
  const plan = { ...PLANS.elite, amount: 2999, priceDisplay: '$29.99' };
  render(
    <PlanCard limits={PLAN_LIMITS.elite} features={[]} plan={plan} action="Choose" onChoose={() => {}} />,
  );
  const prices = screen.getAllByText('$29.99');
  expect(prices.map((price) => price.getAttribute('translate'))).toEqual(['no', 'no']);
  expect(screen.getByText(/for \$29\.99, and every year/)).toBeInTheDocument();
});

test('shows the limits of the plan and of the free plan', () => {
  render(
    <PlanCard
      limits={PLAN_LIMITS.elite}
      features={[]}
      plan={PLANS.elite}
      action="Choose"
      onChoose={() => {}}
    />,
  );
  const table = within(screen.getByRole('table', { name: 'What each plan opens' }));
  const rows = table.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    'FreeElite Access',
    `Learning sessions${FREE_LIMITS.learningSessions} a dayUnlimited`,
    `ProgressThe last ${FREE_LIMITS.progressDays} daysSince your first day`,
    `Dailies of earlier daysThe last ${FREE_LIMITS.archiveDays} daysEvery day since the first`,
    'Export of your progressNoYes',
    `Hints in a practice puzzle${FREE_LIMITS.practiceHints}${PLAN_LIMITS.elite.practiceHints}`,
    'Light or darkFollows your deviceYour choice',
  ]);
  expect(screen.queryByText('LIMITED TIME OFFER')).not.toBeInTheDocument();
});

describe('a promotion', () => {
  // Still December 31 in New York.
  const END = '2027-01-01T02:00:00Z';
  afterEach(() => jest.restoreAllMocks());

  async function showAt(serverTime: string | null) {
    const headers = new Headers(serverTime ? { date: new Date(serverTime).toUTCString() } : {});
    globalThis.fetch = jest.fn(() => Promise.resolve({ headers } as Response));
    // Simulates a device with a slow clock.
    jest.spyOn(Date, 'now').mockReturnValue(0);
    render(
      <PlanCard
        limits={PLAN_LIMITS.elite}
        features={[]}
        plan={{ ...PLANS.elite, promotion: { endsAt: END } }}
        action="Choose"
        onChoose={() => {}}
      />,
    );
    await act(() => Promise.resolve());
    await act(() => Promise.resolve());
  }

  test("is shown with its end date while it runs, by the server's clock", async () => {
    await showAt('2026-12-31T12:00:00Z');
    expect(screen.getByText('LIMITED TIME OFFER')).toBeVisible();
    expect(screen.getByText(/until December 31, 2026/)).toBeVisible();
  });

  test.each([
    ['is over', '2027-01-01T02:00:01Z'],
    ['cannot be checked against a server time', null],
  ])('that %s is not shown', async (_, serverTime) => {
    await showAt(serverTime);
    expect(screen.queryByText('LIMITED TIME OFFER')).not.toBeInTheDocument();
  });
});

test.each([
  ['2026-11-21T12:00:00Z', 'November 21, 2027'],
  // In New York it is the evening before.
  ['2026-11-21T03:00:00Z', 'November 20, 2027'],
  ['2028-02-29T12:00:00Z', 'February 28, 2029'],
  ['2028-03-01T03:00:00Z', 'February 28, 2029'],
])('a plan bought at %s renews on %s, the day in New York', (bought, renews) => {
  expect(renewalDay(new Date(bought))).toBe(renews);
});
