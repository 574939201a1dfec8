import { render, screen } from '@testing-library/react';
import { PlatformProvider, usePlatform } from '.';
import { fakePlatform, signedIn } from './testing';

function Label() {
  return <p>{usePlatform().entitlements.tierLabel}</p>;
}

test('a remote reads the platform that it was given', () => {
  const platform = fakePlatform({ auth: signedIn({ tier: 'elite', isSubscribed: true }) });
  render(
    <PlatformProvider platform={platform}>
      <Label />
    </PlatformProvider>,
  );
  expect(screen.getByText('Elite Member')).toBeInTheDocument();
});

test('a tree without the provider fails with the reason', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Label />)).toThrow('PlatformProvider');
});
