import {
  DRILL_GAMES,
  GAME_SENTENCES,
  GAMES,
  GRID_GAMES,
  PRODUCT_NAME,
  TIMED_ROUND_GAMES,
} from '@ninefold/contracts';

const about = (path: string, description: string) => [path, description] as const;

/** Meta descriptions by path, for search results and link previews. */
export const DESCRIPTIONS: Readonly<Record<string, string>> = Object.fromEntries([
  about(
    '/',
    'Three number grids a day, the same for everyone, lessons that explain mistakes, and one minute of mental math. Free to play, without an account.',
  ),
  about('/dashboard', 'Your day at a glance: three puzzles, a lesson and the reviews that are due.'),
  about(
    '/learn',
    'Algebra, statistics and mental math, skill by skill: short lessons, exercises that explain your mistakes, and a book of techniques for the grids.',
  ),
  about('/practice', 'Exercises for what you are learning now, with an explanation of each mistake.'),
  about(
    '/classes',
    'For teachers and students: assign skills and puzzles, and see which mistakes are most common.',
  ),
  about('/classes/join', 'Join a class with your teacher’s code, under a name that you choose.'),
  about('/progress', 'Your progress: skills, days, times and results.'),
  about('/apps', `More for ${PRODUCT_NAME}, made by other teams.`),
  about(
    '/puzzle-games',
    'Today’s Sum Grid, Multiplication Grid and Combined Grid, and a minute of mental math. Play without an account.',
  ),
  about(
    '/challenge',
    'A challenge for you: solve the same puzzle and race the challenger’s pace. No account needed.',
  ),
  about('/boards', 'The best results for each daily and timed round, each checked by the server.'),
  about('/archive', 'Every daily since the first one, by calendar. Yesterday’s is open to everyone.'),
  about(
    '/print/day',
    'Print the three puzzles of a day on one page. For past days, a second page has the solutions.',
  ),
  about('/print/skill', 'Print a worksheet of twelve exercises, with the answers on a second page.'),
  about(
    '/friends',
    'Friends see which of today’s puzzles each of them has solved, and how the week is going.',
  ),
  about(
    '/friends/join',
    'You are invited to a friend group: play the same three number puzzles each day, and see how the week is going.',
  ),
  about('/demo', 'Try a number grid with a hint. No sign-up, and no result is stored.'),
  ...GRID_GAMES.flatMap((game) => [
    about(GAMES[game].path, `${GAME_SENTENCES[game]} A new puzzle every day, the same for everyone.`),
    about(`${GAMES[game].path}-demo`, `${GAME_SENTENCES[game]} A puzzle to try, with a hint.`),
  ]),
  ...[...TIMED_ROUND_GAMES, ...DRILL_GAMES].map((game) =>
    about(GAMES[game].path, `${GAMES[game].title}: ${GAME_SENTENCES[game]}`),
  ),
  about(
    '/login',
    `Sign in to ${PRODUCT_NAME}: your results, your streak and your lessons are where you left them.`,
  ),
  about(
    '/signin',
    `Sign in to ${PRODUCT_NAME}: your results, your streak and your lessons are where you left them.`,
  ),
  about(
    '/signup',
    `Create a free ${PRODUCT_NAME} account: your results, your streak and your progress are kept.`,
  ),
  about('/signup/account', 'Create the account that your plan belongs to.'),
  about('/signup/success', 'Your plan is being activated.'),
  about('/signup-success', 'Your plan is being activated.'),
  about('/plans', 'What is free, and what Elite Access opens: the price, when it renews and how to cancel.'),
  about('/upgrade', 'Elite Access for your account: the price, when it renews and how to cancel.'),
  about('/profile', 'Your profile, your plan, your data and your password.'),
  about('/reset-password', 'Forgot your password? We mail you a link to choose another.'),
  about('/update-password', 'Choose a new password for your account.'),
  about('/link', 'Open a link from an email.'),
  about('/admin/invite', `Invite somebody to ${PRODUCT_NAME}.`),
  about('/about', `What ${PRODUCT_NAME} is, and what we stand for.`),
  about('/privacy-policy', `What ${PRODUCT_NAME} stores about you, why, and how to delete it.`),
  about('/terms-of-service', `The rules between you and ${PRODUCT_NAME}.`),
  about('/cookie-policy', `What ${PRODUCT_NAME} keeps on your device, and why.`),
  about('/legal-agreement', 'Terms of Service, Privacy Policy and Cookie Policy in one.'),
  about('/embed', 'Put today’s puzzle on your own site: two lines of markup, no account and no key.'),
  about('', 'There is nothing at this address. Today’s puzzles are one tap away.'),
]);
