import { DRILL_GAMES, GAMES, GRID_GAMES, TIMED_ROUND_GAMES } from '@ninefold/contracts';
import type { RemoteSkeletonProps } from '../remotes/RemoteSkeleton';
import { copy } from './copy';

/**
 * Access rules. `games` requires a sign-in only if the run-time configuration says so. `joining` admits guests, and
 * signed-in people whose setup is incomplete.
 */
export type Guard = 'anyone' | 'signed-in' | 'games' | 'guests' | 'joining';

/** The shell's own pages with their chunks, which `pages/ShellPage.tsx` loads. */
export const PAGE_CHUNKS = {
  landing: 'landing',
  about: 'legal',
  privacy: 'legal',
  terms: 'legal',
  cookies: 'legal',
  agreement: 'legal',
  // A visit shows few of these pages, and every further chunk adds bytes to the first file.
  embed: 'legal',
  notFound: 'notFound',
} as const;
export type PageName = keyof typeof PAGE_CHUNKS;
export type PageChunk = (typeof PAGE_CHUNKS)[PageName];

/** The content of the page's `<main>`. */
export type Screen =
  | { readonly kind: 'remote'; readonly remote: string; readonly skeleton: RemoteSkeletonProps }
  | { readonly kind: 'page'; readonly page: PageName };

/** The landing page for guests, the dashboard for signed-in people. */
const HOME = { kind: 'home' } as const;

export interface AppRoute {
  readonly path: string;
  /** Document title, without the product's name. */
  readonly title: string;
  readonly screen: Screen | typeof HOME;
  readonly guard: Guard;
  /** Whether the remote owns all paths below this one, including their titles. */
  readonly isPrefix: boolean;
}

const remote = (name: string, skeleton: RemoteSkeletonProps): Screen => ({
  kind: 'remote',
  remote: name,
  skeleton,
});
const gameList = remote('games', { shape: 'cards' });
const round = remote('games', { shape: 'form' });
const account = remote('account', { shape: 'form' });
const learning = remote('learning', { shape: 'dashboard' });
const page = (name: PageName): Screen => ({ kind: 'page', page: name });

function route(path: string, title: string, screen: AppRoute['screen'], guard: Guard): AppRoute {
  return { path, title, screen, guard, isPrefix: false };
}

function prefix(path: string, title: string, screen: Screen, guard: Guard): AppRoute {
  return { ...route(path, title, screen, guard), isPrefix: true };
}

const { titles } = copy;

/** Every path of the platform, with its screen and access rule. */
export const ROUTES: readonly AppRoute[] = [
  route('/', titles.home, HOME, 'anyone'),
  route('/dashboard', titles.dashboard, learning, 'anyone'),
  prefix('/learn', titles.learn, learning, 'anyone'),
  // Guests may do a first session of each path. The remote decides when an account is required.
  prefix('/practice', titles.practice, learning, 'anyone'),
  prefix('/progress', titles.progress, learning, 'signed-in'),
  // People who open an invitation see the instructions first. It comes first because it is a sub-path of the next
  // route.
  prefix('/classes/join', titles.classes, learning, 'anyone'),
  prefix('/classes', titles.classes, learning, 'signed-in'),

  // Its sub-paths belong to remotes without a route here: see `appRoute`.
  prefix('/apps', titles.apps, page('notFound'), 'anyone'),

  route('/puzzle-games', titles.puzzles, gameList, 'games'),
  prefix('/challenge', titles.challenge, gameList, 'anyone'),
  prefix('/boards', titles.boards, gameList, 'anyone'),
  prefix('/archive', titles.archive, gameList, 'games'),
  prefix('/print/day', titles.printDay, gameList, 'games'),
  prefix('/print/skill', titles.printSkill, learning, 'anyone'),
  route('/demo', titles.demo, gameList, 'anyone'),
  ...GRID_GAMES.flatMap((game) => {
    const { path, title } = GAMES[game];
    const screen = remote('games', { shape: 'grid', game });
    return [
      route(path, title, screen, 'games'),
      route(`${path}-demo`, copy.demoTitle(title), screen, 'anyone'),
    ];
  }),
  ...[...TIMED_ROUND_GAMES, ...DRILL_GAMES].map((game) =>
    route(GAMES[game].path, GAMES[game].title, round, 'games'),
  ),

  // Guests can open invitations too. It comes first because it is a sub-path of the next route.
  prefix('/friends/join', titles.friends, round, 'anyone'),
  prefix('/friends', titles.friends, gameList, 'signed-in'),

  route('/login', titles.signIn, account, 'guests'),
  route('/signin', titles.signIn, account, 'guests'),
  route('/signup', titles.signUp, account, 'joining'),
  route('/signup/account', titles.signUp, account, 'anyone'),
  route('/signup/success', titles.signUpSuccess, account, 'anyone'),
  route('/signup-success', titles.signUpSuccess, account, 'anyone'),
  route('/plans', titles.plans, account, 'anyone'),
  route('/upgrade', titles.upgrade, account, 'anyone'),
  route('/profile', titles.profile, account, 'signed-in'),
  route('/reset-password', titles.resetPassword, account, 'anyone'),
  route('/update-password', titles.updatePassword, account, 'anyone'),
  route('/link', titles.link, account, 'anyone'),
  route('/admin/invite', titles.invite, account, 'signed-in'),

  route('/about', titles.about, page('about'), 'anyone'),
  route('/privacy-policy', titles.privacy, page('privacy'), 'anyone'),
  route('/terms-of-service', titles.terms, page('terms'), 'anyone'),
  route('/cookie-policy', titles.cookies, page('cookies'), 'anyone'),
  route('/legal-agreement', titles.agreement, page('agreement'), 'anyone'),
  route('/embed', titles.embed, page('embed'), 'anyone'),
];

/**
 * A remote that only `/remotes.json` lists, which needs no release of the shell. It owns `/apps/<name>` and all paths
 * below, and decides what guests see.
 */
export const appRoute = (name: string): AppRoute =>
  prefix(`/apps/${name}`, titles.apps, remote(name, { shape: 'cards' }), 'anyone');

/** Redirects to other paths; the query is kept. */
export const ALIASES: Readonly<Record<string, string>> = {
  '/games': '/puzzle-games',
  '/signup-new': '/signup',
  '/signup/elements': '/signup',
  '/signup/subscription': '/signup',
  '/signup-with-subscription': '/signup',
  '/terms': '/terms-of-service',
  '/privacy': '/privacy-policy',
  '/about.html': '/about',
  '/privacy-policy.html': '/privacy-policy',
  '/terms-of-service.html': '/terms-of-service',
  '/cookie-policy.html': '/cookie-policy',
};

export const LANDING = page('landing');
export const DASHBOARD = learning;
export const NOT_FOUND = route('', titles.notFound, page('notFound'), 'anyone');
