import { render, screen } from '@testing-library/react';
import { fakePlatform, MemoryRouter, signedIn } from '@ninefold/platform/testing';
import App from './App';

function openAt(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <App platform={fakePlatform({ auth: signedIn() })} />
    </MemoryRouter>,
  );
}

test.each(['/learn/fractions', '/learn/techniques/luck', '/practice/1/2', '/progress/x'])(
  'shows the not-found page at %s',
  async (address) => {
    openAt(address);
    expect(await screen.findByText('Page Not Found')).toBeVisible();
  },
);
