import { fireEvent, render, screen } from '@testing-library/react';
import { PLANS } from '@ninefold/contracts';
import { PlanCard } from './PlanCard';
import { renewalDate } from './renewal';

test('a plan that is coming soon says so, and is not chosen', () => {
  const onChoose = jest.fn();
  const plan = { ...PLANS.elite, comingSoon: true };
  render(<PlanCard features={[]} plan={plan} action="Choose" onChoose={onChoose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Choose' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    "Coming Soon! We'll notify you when the learning platform is ready...",
  );
  expect(onChoose).not.toHaveBeenCalled();
});

test('another price is a row of the catalogue', () => {
  const plan = { ...PLANS.elite, amount: 2999, priceDisplay: '$29.99' };
  render(<PlanCard features={[]} plan={plan} action="Choose" onChoose={() => {}} />);
  expect(screen.getAllByText('$29.99')).toHaveLength(2);
  expect(screen.getByText(/for \$29\.99, and every year/)).toBeInTheDocument();
});

test('the card says what the plan allows', () => {
  render(<PlanCard features={[]} plan={PLANS.elite} action="Choose" onChoose={() => {}} />);
  expect(screen.getByText('All puzzle games, with three hints in each practice puzzle')).toBeInTheDocument();
  expect(screen.getByText('LIMITED TIME OFFER')).toBeInTheDocument();
});

test.each([
  [new Date(2026, 10, 21), new Date(2027, 10, 21)],
  [new Date(2028, 1, 29), new Date(2029, 1, 28)],
])('a plan of %s renews on %s', (bought, renews) => {
  expect(renewalDate(bought)).toEqual(renews);
});
