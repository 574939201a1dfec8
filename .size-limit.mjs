import { readdirSync } from 'node:fs';
import { REMOTES } from './boundaries.mjs';

/** All scripts of a remote that has no budget of its own. */
const REMOTE_LIMIT = '60 kB';

/**
 * The games have some thirty lazy files: the daily cards, sharing, replay and analysis of a solved daily are 11 kB of them,
 * what a finished puzzle and an open page at midnight lead to 4 kB, hints in two stages and the links to lessons 3 kB,
 * dragging, keys on arrival, keys of other layouts and the pad for answers 5 kB, times that are not verified, and
 * sentences for browsers that store nothing 2 kB, checked rounds and their analysis 3 kB, the query cache 11 kB,
 * the archive's calendar, days and puzzles 13 kB, printed sheets with their QR codes 7 kB, friend groups 12 kB,
 * boards 8 kB, challenges of grids and rounds 17 kB, a part of which is that of a round itself. What boards, friends and
 * challenges have in common stands in each of their files: one file for it was larger. The account remote has nine pages
 * and the steps that take money, forms that are shared by them, what each plan opens, and who is shown on boards; 7 kB
 * say what became of a payment and what each state of a subscription asks for, and another 7 kB compare passwords at a sign-up,
 * open email links, wait for busy networks, remember locks and sign-ups, and read addresses in full-width characters; what judges a new password is counted alone.
 * Of the learning remote no page loads all: each of its skills is a file of its own, of 3 to 8 kB, a fifth of it other wordings of its questions; the federation runtime of its stock plugin is 15 kB; screens, formulas, movable figures, a guest's
 * sessions, arithmetic, review, progress, support after mistakes, and labels with their rules are the other 139 kB, worksheets with
 * versions and keys 10 kB, and classes, for teachers and for students, with their assignments on Today and what makes one done, 31 kB.
 */
const SKILL_FILES = readdirSync('packages/learning/src/skills', { recursive: true }).filter((file) =>
  file.endsWith('/lesson.ts'),
);
const LEARNING = `${188 + 4.62 * SKILL_FILES.length} kB`;
const LIMITS = { 'mfe-games': '185.5 kB', 'mfe-account': '97.5 kB', 'mfe-learning': LEARNING };

/** Each limit is about 2 % above what was measured, so that a small change needs no new one. Only the first grid's is a bound. */
export default [
  {
    name: "First grid: the shell's first file, the games' entry and their first screen",
    path: [
      'shell/dist/main.*.js',
      'mfe-games/dist/remote-entry.*.js',
      'mfe-games/dist/__federation_expose_App.*.js',
    ],
    gzip: true,
    limit: '118.5 kB',
  },
  {
    name: "First screen's styles",
    path: ['shell/dist/main.*.css', 'mfe-games/dist/__federation_expose_App.*.css'],
    gzip: true,
    limit: '12 kB',
  },
  {
    name: 'embed.js, in each page of another site that has the script',
    path: 'shell/dist/embed.js',
    gzip: true,
    limit: '3.2 kB',
  },
  {
    // React and the router again, which a page of another site does not have; the game itself is the remote's.
    name: 'What embed.js loads where a daily stands, before the games',
    path: 'shell/dist/embed-*.js',
    gzip: true,
    limit: '88.5 kB',
  },
  {
    // 15 kB of it are the federation runtime that @module-federation/enhanced brings, 8 kB the query library.
    name: 'Learning, before any of its pages: neither the map of skills nor a lesson is in it',
    path: ['mfe-learning/dist/remote-entry.*.js', 'mfe-learning/dist/__federation_expose_App.*.js'],
    gzip: true,
    limit: '30.9 kB',
  },
  {
    name: 'What judges a new password, loaded where one is chosen',
    path: 'mfe-account/dist/guessable-password.*.js',
    gzip: true,
    limit: '17.2 kB',
  },
  ...REMOTES.map((name) => ({
    name: `${name}, all of it`,
    path: [`${name}/dist/*.js`, `!${name}/dist/guessable-password.*.js`],
    gzip: true,
    limit: LIMITS[name] ?? REMOTE_LIMIT,
  })),
];
