import { GAMES } from './games';
import { REMOTE_NAMES } from './remotes';

/** It is part of addresses, of keys in the bucket and, with `_` for `-`, of a global variable. */
const NAME = /^[a-z][a-z0-9-]*$/;

/** The first segments of the shell's routes and redirects; a test of the shell compares them with its table. */
const ROUTE_FOLDERS = [
  ...[
    'about',
    'admin',
    'apps',
    'archive',
    'boards',
    'challenge',
    'classes',
    'cookie-policy',
    'dashboard',
    'demo',
  ],
  ...['embed', 'friends', 'games', 'learn', 'legal-agreement', 'link', 'login', 'plans', 'practice', 'print'],
  ...[
    'privacy',
    'privacy-policy',
    'profile',
    'progress',
    'puzzle-games',
    'reset-password',
    'signin',
    'signup',
  ],
  ...[
    'signup-new',
    'signup-success',
    'signup-with-subscription',
    'terms',
    'terms-of-service',
    'update-password',
  ],
  ...['upgrade', ...Object.values(GAMES).flatMap(({ path }) => [path.slice(1), `${path.slice(1)}-demo`])],
];

/** Further folders beside the shell's pages, and those that its host may pass to the payments service. */
const OTHER_FOLDERS = ['packages', 'remotes', 'shell', 'share', 'cards', 'unsubscribe'];

/** The containers of our remotes are called `mfe_games` and so on. */
const OWN_NAMES = REMOTE_NAMES.flatMap((name) => [name, `mfe-${name}`]);

const RESERVED: ReadonlySet<string> = new Set([...ROUTE_FOLDERS, ...OTHER_FOLDERS, ...OWN_NAMES]);

/**
 * Whether a remote of another repository may have this name. Its team may write to the folder of this name beside the
 * shell's pages, so the folders of others are reserved, as are the names of our own remotes and of properties that every
 * object has.
 */
export const isRemoteName = (name: string): boolean =>
  NAME.test(name) && !RESERVED.has(name) && !(name in Object.prototype);
