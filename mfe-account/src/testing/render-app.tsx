import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { Navigate, useLocation, useNavigate, type Platform } from '@ninefold/platform';
import { fakePlatform, MemoryRouter } from '@ninefold/platform/testing';
import App from '../App';
import { SignInArrivalSchema } from '../auth/email-address';

const OWN_PATHS = [
  '/login',
  '/signin',
  '/signup',
  '/plans',
  '/upgrade',
  '/signup/account',
  '/signup/success',
  '/signup-success',
  '/profile',
  '/reset-password',
  '/update-password',
  '/admin/invite',
];

const HOME = { pathname: '/', search: '' };

/** In place of the shell: an address of another package only shows where the person was sent, and leads back from there. */
function Shell({ platform }: { platform: Platform }) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // Its guard of the sign-in.
  if (pathname === '/login' && platform.auth.status === 'in') {
    const { pathname: to, search: query = '' } = v.parse(SignInArrivalSchema, state).from ?? HOME;
    return <Navigate to={to + query} replace />;
  }
  if (OWN_PATHS.includes(pathname)) return <App platform={platform} />;
  return (
    <>
      <p>{`elsewhere: ${pathname}${search}`}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Back of the browser
      </button>
    </>
  );
}

interface Options {
  readonly platform?: Partial<Platform>;
  readonly state?: unknown;
  /** Needed with fake timers. */
  readonly advanceTimers?: (ms: number) => void;
}

/** The whole remote at an address, as the shell mounts it. */
export function renderApp(address: string, { platform, state, advanceTimers }: Options = {}) {
  const url = new URL(address, 'http://shell.test');
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {});
  const page = (over: Partial<Platform>) => (
    <MemoryRouter initialEntries={['/before', { pathname: url.pathname, search: url.search, state }]}>
      <Shell platform={fakePlatform({ ...platform, ...over })} />
    </MemoryRouter>
  );
  const { unmount, rerender } = render(page({}));
  return {
    user,
    unmount,
    /** As the shell does when something in the platform changed. */
    change: (over: Partial<Platform>) => act(() => rerender(page(over))),
  };
}
