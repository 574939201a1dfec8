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
  [
    /\b(?<!there )(?:is|are) no (?!(?:accident|evidence|guarantee|longer|more|less|one|reason|stricter)\b)[a-z]/i,
    'is not a …: "9:75" is not a time',
  ],
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
  [
    /\b(?:behaviour|catalogue|centre|colour|favour|judgement|licence|neighbour|practis|maths\b)/i,
    'American spelling',
  ],
  [
    /\b(?:analys(?:ed?|ing)|cancell(?:ed|ing)|fulfils?|grey|labell(?:ed|ing)|travell(?:ed|ing))\b/i,
    'American spelling',
  ],
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

/**
 * Words of identifiers, file names, CSS names and strings that are names themselves (`'too-many-attempts'`), without
 * regard to case: `takeOver` is two words. Each rule is a pattern of whole words.
 */
export const NAMES = [
  ['openings', 'plan limits'],
  ['ghosts?', 'pace line'],
  ['unproved', 'unverified'],
  ['proofs?', 'evidence'],
  ['(?:by|is) begun|begun by', 'started'],
  ['redundant', 'duplicate'],
  ['contested', 'conflicting sign-up'],
  ['tak(?:e|es|en) over', 'guest migration'],
  ['admit', 'authenticate'],
  ['(?:solved|has) way', 'replay'],
  ['anew', 'again, restart'],
  ['sheet fold', 'daily card'],
  ['friends sheet', 'friend group'],
  ['pupils?', 'student'],
  ['sheets?', 'question set, dailies; a sheet is printed'],
  ['(?:bare|empty|example|first|given|solved|stored|unsolved|wrong) boards?', 'grid'],
  ['(?:another|count|guest|most|sign in|start|too many|wrong) (?:try|tries)', 'attempt'],
  ['asked (?:at|board|day|exercise|role)', 'displayed, requested'],
  ['(?:is|not) kept|kept (?:day|of|solution)', 'saved, stored'],
  ['(?:is|not|set|until) said', 'shown, printed'],
  ['account gone', 'account deleted'],
  [
    'behaviour(?:s|al)?|catalogues?|centres?|colour(?:s|ed|ing)?|favours?|favourites?|grey|licences?|maths|neighbour(?:s|ing)?',
    'American spelling',
  ],
  [
    'analys(?:e|ed|es|ing)|cancell(?:ed|ing)|fulfil|fulfils|judgements?|labell(?:ed|ing)|practis\\w*',
    'American spelling',
  ],
];

/** In code, without its comments. */
export const CODE = [[/\bis: (?:['"]|v\.|[A-Z]\w*[;,}])/, 'status, type or kind']];

/** [file pattern, text pattern, reason] */
export const EXCEPTIONS = [
  [/^tools\/scripts\/language-rules\.mjs$/, /./, 'the rules themselves'],
  [/line-charts\/two-lines\.ts$/, /^lies$/, 'a line of a chart lies above another one'],
  [/print|Print|worksheet/i, /sheets?/i, 'printed sheets'],
  [
    /(?:accessibility|drawn-states|until-shown|daily-element(?:\.test)?|embedded-styles|own-styles|page-styles|read-frame|remote-isolation\.full\.test|shadow-styles(?:\.test)?|browsers\/(?:exceptions|built-files)|packages\/pack)\.(?:tsx?|mjs)$/,
    /sheets?/i,
    'CSS style sheets',
  ],
  [/^tools\/bench\/run\.ts$/, /^noisy-neighbour$/, 'the name of a command that people have learned'],
  [/passwords\/common-words\.ts$/, /./, 'what people type'],
  [/skills\/english\.full\.test\.ts$/, /./, 'words that exercises do not use'],
  [
    /(?:sharing\/|replay-)copy\.ts$/,
    /^first try$/,
    'what a player says about a grid solved on the first attempt',
  ],
];
