import { render, screen } from '@testing-library/react';
import { Formula } from './Formula';
import { RichText } from './RichText';

const formulas = () => [...document.querySelectorAll('math')].map(({ textContent }) => textContent);

test('renders a formula as one piece of MathML', () => {
  render(<Formula math="3x + 5 = 20" />);
  expect(formulas()).toEqual(['3x+5=20']);
});

test('breaks a long formula before operators without losing anything', () => {
  render(<Formula math="12 + 34 + 56 + 78 + 90 + 123 + 45 = 438" block />);
  expect(formulas().length).toBeGreaterThan(1);
  expect(formulas().join('')).toBe('12+34+56+78+90+123+45=438');
});

test('has its words as the name of each piece', () => {
  render(<Formula math="3x^2 + 34 - 1/6 xx 90 = 438" block />);
  const names = [...document.querySelectorAll('math')].map((piece) => piece.getAttribute('aria-label'));
  expect(names).toEqual(['three x squared', 'plus 34', 'minus one sixth times 90', 'equals 438.']);
});

test('breaks a list of formulas after the comma', () => {
  render(<Formula math="40 xx 90 = 3600, 60 xx 70 = 4200" block />);
  expect(formulas()).toContain('60×70');
});

test('keeps a period on the line of its formula', () => {
  render(<RichText text="So it is $3 xx 4 = 12$: done." />);
  expect(document.querySelector('.end')).toHaveTextContent('3×4=12:');
});

test('renders formulas between dollar signs', () => {
  render(
    <p data-testid="text">
      <RichText text="Solve $x + 2 = 5$ for -3 coins of \$2 in a low-cost shop." />
    </p>,
  );
  expect(formulas()).toEqual(['x+2=5']);
  expect(screen.getByTestId('text')).toHaveTextContent('Solve x+2=5 for −3 coins of $2 in a low-cost shop.');
});
