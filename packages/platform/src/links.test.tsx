import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Link, NavLink, useLocation } from '.';

function Address() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${String(state)}`}</output>;
}

function show(children: React.ReactNode, at = '/learn') {
  render(
    <MemoryRouter initialEntries={[at]}>
      {children}
      <Address />
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}

const address = () => screen.getByRole('status').textContent;

test('a click navigates without loading a page', () => {
  const link = show(
    <Link to="/login?next=1" state="from learn">
      Sign in
    </Link>,
  );
  expect(link).toHaveAttribute('href', '/login?next=1');
  expect(fireEvent.click(link)).toBe(false);
  expect(address()).toBe('/login?next=1 from learn');
});

test.each([
  ['a modifier key', <Link to="/login">Sign in</Link>, { ctrlKey: true }],
  [
    'another target',
    <Link to="/login" target="_blank">
      Sign in
    </Link>,
    {},
  ],
  [
    'a page that is to be loaded',
    <Link to="/login" reloadDocument>
      Sign in
    </Link>,
    {},
  ],
  ['another site', <Link to="https://example.com/login">Sign in</Link>, {}],
])('the browser follows a link with %s', (_, link, keys) => {
  let isLeft = false;
  window.addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented;
      // jsdom loads no pages.
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(show(link), keys);
  expect(isLeft).toBe(true);
  expect(address()).toBe('/learn null');
});

test('a click handler can prevent navigation', () => {
  const link = show(
    <Link to="/login" onClick={(event) => event.preventDefault()}>
      Sign in
    </Link>,
  );
  fireEvent.click(link);
  expect(address()).toBe('/learn null');
});

test.each([
  ['/learn', 'page'],
  ['/learn/mean', 'page'],
  ['/LEARN', 'page'],
  ['/learning', null],
])('at %s a link to /learn has aria-current %s', (at, current) => {
  const link = show(<NavLink to="/learn">Learn</NavLink>, at);
  expect(link.getAttribute('aria-current')).toBe(current);
});
