import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { Navigate, useLocation, useNavigate, type Platform } from '@ninefold/platform';
import { fakePlatform, MemoryRouter } from '@ninefold/platform/testing';
import App from '../App';
import { SignInStateSchema } from '../auth/email-address';

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
  '/link',
  '/admin/invite',
];

const HOME = { pathname: '/', search: '' };

/** Replaces the shell. For paths of other packages, it only shows the target, with a button that goes back. */
function Shell({ platform }: { platform: Platform }) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // The shell's guard of the sign-in page.
  if (pathname === '/login' && platform.auth.status === 'in') {
    const { pathname: to, search: query = '' } = v.parse(SignInStateSchema, state).from ?? HOME;
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
  /** Required with fake timers. */
  readonly advanceTimers?: (ms: number) => void;
}

/** Renders the whole remote at a URL, as the shell mounts it. */
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
    /** Rerenders with a changed platform. */
    change: (over: Partial<Platform>) => act(() => rerender(page(over))),
  };
}
