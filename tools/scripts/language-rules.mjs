/** What `check-language.mjs` checks: folders, patterns with what to write instead, and exceptions with their reasons. */

/** Folders that pass. Add a folder as soon as it is clean, and never remove one. */
export const FOLDERS = [
  'packages',
  'shared-puzzle-engine',
  'mfe-account',
  'mfe-learning',
  'payments-service',
  'local-stack',
  'tools',
  'shell',
  'supabase/schemas',
  'supabase/README.md',
  'docs',
  'mfe-games',
  'e2e',
  'supabase/src',
  'supabase/jest',
  'README.md',
  'CONTRIBUTING.md',
];

/** In comments, test names, documentation and copy. Code in backticks is not checked. */
export const PROSE = [
  [/\banew\b/i, 'again, restart, new'],
  [/\b(?<!there )(?:is|are|was|were) none\b(?! of)/i, 'name what is missing: an unknown code'],
  [/\bst(?:ands?|ood)\b(?!-|\s+(?:for|out|alone|by)\b)/i, 'is, are'],
  [/\bstands? for it\b/i, 'represents, or the thing itself'],
  [/\blies\b/i, 'is, are'],
  [/(?:^|[.:;]\s+)Who\s[^?]*[.,]/, 'People who …'],
  [/\b(?:of|to|for|by|with) who\b/i, 'people who, whom'],
  [/\b(?:is|are|was) said\b/i, 'says, shows'],
  [/\bholds?\b[^.]*\bequal\b/i, 'keeps equal, compares'],
  [/\b(?:a|an|each|every|one|failed|running|another|first|last|next) try\b(?!\s+block)/i, 'attempt'],
  [/\bany ?more\b/i, 'no longer'],
  [/, also (?:while|when|if|without|after|from|for the|with (?:an?|the|large))\b/i, 'even'],
  [/\b(?:colour|behaviour|neighbour|favour|centre|practise[ds]?|maths)/i, 'American spelling'],
];

/** In copy alone, where these are never right. */
export const COPY = [
  [/\bat once\b/i, 'immediately, together'],
  [/\b(?:puzzles?|grids?) of \$\{(?:dateOf|day|screenCopy)/i, 'puzzle for a day'],
];

/** Everywhere but in copy. */
export const REASONS = [
  [/\b(?:as before|up to now|used to be)\b/i, 'no history: describe the present state'],
  [/\b(?:so many|as often as)\b/i, 'a number, at most, any number of'],
  [/(?<!below the )\bfolds?\b/i, 'daily card'],
  [/\bopenings\b/i, 'plan limits'],
  [/\bghosts?\b/i, 'pace line'],
  [/\bkits?\b/i, 'shared module'],
  [/\bunproved\b/i, 'unverified'],
  [/\bcontested\b/i, 'conflicting sign-up'],
  [/\btake-?overs?\b/i, 'guest migration'],
  [/\bpupils?\b/i, 'student'],
];

/** Words of identifiers and file names, without regard to case: `takeOver` is two words. */
export const NAMES = [
  ['openings', 'plan limits'],
  ['ghost', 'pace line'],
  ['unproved', 'unverified'],
  ['contested', 'conflicting sign-up'],
  ['take over', 'guest migration'],
  ['admit', 'authenticate'],
  ['solved way', 'replay'],
  ['anew', 'again, restart'],
  ['sheet fold', 'daily card'],
  ['friends sheet', 'friend group'],
];

/** [file pattern, text pattern, reason] */
export const EXCEPTIONS = [
  [/^tools\/scripts\/language-rules\.mjs$/, /./, 'the rules themselves'],
  [/line-charts\/two-lines\.ts$/, /^lies$/, 'a line of a chart lies above another one'],
  [
    /contracts\/src\/challenges\.ts$|(?:Grid|Round)Race\.tsx$|social-screens|challenges\/rounds|challenges?[\w.-]*\.(?:test\.)?ts$/,
    /^ghost$/,
    'a field of a response',
  ],
  [
    /(?:sharing\/|replay-)copy\.ts$/,
    /^first try$/,
    'what a player says about a grid solved on the first attempt',
  ],
];
