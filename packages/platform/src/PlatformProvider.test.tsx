import { act, render, screen } from '@testing-library/react';
import { Link, PlatformProvider, useLocation, usePlatform, useTitle } from '.';
import { fakePlatform, MemoryRouter, signedIn } from './testing';

function Label() {
  return <p>{usePlatform().entitlements.tierLabel}</p>;
}

test('usePlatform returns the platform of the provider', () => {
  const platform = fakePlatform({ auth: signedIn({ tier: 'elite', isSubscribed: true }) });
  render(
    <PlatformProvider platform={platform}>
      <Label />
    </PlatformProvider>,
  );
  expect(screen.getByText('Elite Member')).toBeInTheDocument();
});

test('usePlatform without a provider throws an explanation', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Label />)).toThrow('PlatformProvider');
});

test('useTitle sets the title at each address, and again when it changes', () => {
  const setTitle = jest.fn();
  function Screen() {
    const { search } = useLocation();
    useTitle(search === '' ? 'Lesson' : 'Lesson, solved');
    return (
      <>
        <Link to="/two">two</Link>
        <Link to="/two?solved">solved</Link>
      </>
    );
  }
  render(
    <PlatformProvider platform={fakePlatform({ setTitle })}>
      <MemoryRouter initialEntries={['/one']}>
        <Screen />
      </MemoryRouter>
    </PlatformProvider>,
  );
  const follow = (name: string) => act(() => screen.getByRole('link', { name }).click());
  follow('two');
  follow('solved');
  expect(setTitle.mock.calls).toEqual([['Lesson'], ['Lesson'], ['Lesson, solved']]);
});

test('the fake platform notifies onSaved listeners', () => {
  const platform = fakePlatform();
  const listener = jest.fn();
  const end = platform.onSaved(listener);
  platform.announceSaved();
  end();
  platform.announceSaved();
  expect(listener).toHaveBeenCalledTimes(1);
});
