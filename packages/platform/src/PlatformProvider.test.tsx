import { act, render, screen } from '@testing-library/react';
import { Link, PlatformProvider, useLocation, usePlatform, useTitle } from '.';
import { fakePlatform, MemoryRouter, signedIn } from './testing';

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

test('a screen gives its title at each of its addresses, and again when the title changes', () => {
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

test('the fake platform announces what was saved', () => {
  const platform = fakePlatform();
  const listener = jest.fn();
  const end = platform.onSaved(listener);
  platform.announceSaved();
  end();
  platform.announceSaved();
  expect(listener).toHaveBeenCalledTimes(1);
});
