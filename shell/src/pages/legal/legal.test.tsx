import { screen } from '@testing-library/react';
import { main, openShell } from '../../testing/open-shell';

test.each([
  ['/about', /^About/],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/cookie-policy', 'Cookie Policy'],
])('%s shows its document', async (path, name) => {
  openShell(path);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

test('the terms contain their date, price notice and limit of liability', async () => {
  openShell('/terms-of-service');
  await screen.findByRole('heading', { level: 1 });
  expect(main()).toHaveTextContent('Effective date: January 1, 2025');
  expect(main()).toHaveTextContent('30 days notice before a price changes');
  expect(main()).toHaveTextContent('limited to what you paid us in the 12 months before');
});

test('the cookie policy lists everything that practice stores on the device', async () => {
  openShell('/cookie-policy');
  await screen.findByRole('heading', { level: 1 });
  expect(main()).toHaveTextContent('your moves in practice and the positions in which you took hints');
});

test('the agreement shows all documents on one page and links back to the sign-up', async () => {
  openShell('/legal-agreement');
  expect(await screen.findByRole('link', { name: 'Back to sign up' })).toHaveAttribute('href', '/signup');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Terms of Service',
    'Privacy Policy',
    'Cookie Policy',
  ]);
});
