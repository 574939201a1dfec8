import { LOCALE, TIME_ZONE, type LearningSessionKind } from '@ninefold/contracts';
import type { Reason } from '@ninefold/learning';

const count = new Intl.NumberFormat(LOCALE);
const day = new Intl.DateTimeFormat(LOCALE, { month: 'long', day: 'numeric', timeZone: TIME_ZONE });
const plural = (number: number, word: string) => `${count.format(number)} ${word}${number === 1 ? '' : 's'}`;

/** Texts of a session, except for those of exercises. */
export const copy = {
  title: 'Practice',
  leave: 'Leave',
  leaveNote: '(your place is kept)',
  lesson: 'Open the lesson',
  restart: 'Start over',
  skip: 'Skip this test',

  start: {
    leads: {
      skill: 'About 10 exercises. They adapt to how you are doing, and every mistake is explained.',
      practice: 'About 10 exercises from this part of the path, chosen for you. Skills are mastered here.',
      review: 'What you missed before, with new numbers, at the time when practicing it again helps most.',
      placement:
        'At most 10 questions about this path. “I don’t know” is as good an answer as any other: it shows where to begin.',
    } satisfies Record<Exclude<LearningSessionKind, 'test_out'>, string>,
    testOutLead: (length: number, needed: number) =>
      `${length} exercises without help. If you get ${needed} right, the skills that you solved become proficient.`,
    action: 'Start',
    starting: 'Starting…',
    limitReached: 'Daily Limit Reached',
    none: (limit: number) =>
      `You have used your ${plural(limit, 'free session')} for today. New ones come at midnight EST. Every lesson stays open, and so do reviews and the puzzles.`,
    nothingDue:
      'Nothing is due now. What you miss in practice, a speed round or a drill comes back from the next day on, at most 20 exercises a day.',
    notCounted: 'This does not count as one of your sessions.',
    lessons: 'Back to Learn',
    plans: 'See what a subscription includes',
    failed: 'The session could not be started. Check your internet connection and try again.',
    placedToday: 'You have started this too many times today. You can do it again tomorrow.',
    enoughToday: 'You have done a lot today. You can continue tomorrow.',
    refused: 'The session could not be started. Reload the page.',
  },

  other: {
    title: 'You left a session open',
    lead: (title: string, answered: number) =>
      `“${title}” with ${plural(answered, 'answer')}. Continue it, or end it with what you have and start the new one.`,
    resume: 'Continue it',
    end: 'End it and start the new one',
    ending: 'Ending…',
    failed: 'The open session could not be ended. Check your internet connection and try again.',
  },

  progress: 'Progress',
  place: (number: number, all: number) => `Exercise ${number} of ${all}`,
  placeAtMost: (number: number, all: number) => `Question ${number}, at most ${all}`,
  resumed: 'Welcome back. You are where you left off.',
  waiting: {
    stored: 'No connection. Your answers are kept on this device and sent later.',
    blocked: 'No connection. Keep this page open: your answers are sent when you are online again.',
  },
  loadFailed: {
    stored: 'The next exercise could not be loaded. Your answers are safe.',
    blocked: 'The next exercise could not be loaded. Keep this page open until your answers have been sent.',
  },
  tryAgain: 'Try again',

  /** Why this exercise was chosen. Regular practice and measuring need no explanation. */
  why: {
    due: 'Due for review',
    new: 'New',
    missed: 'Missed before',
    stretch: 'A step harder',
    strengthen: undefined,
    measure: undefined,
    prerequisite: 'Something that this skill builds on',
    break: 'Something else for a moment',
  } satisfies Record<Reason, string | undefined>,
  dueSince: (place: string, at: Date) => `Due for review: missed in ${place} on ${day.format(at)}`,
  missedIn: { session: 'practice', game: 'a game' },

  answer: {
    label: 'Your answer',
    check: 'Check',
    choose: 'Show choices',
    type: 'Type instead',
    options: 'Choose your answer',
    emptyTyped: 'Type your answer first.',
    emptyChosen: 'Choose an answer first.',
    tooLong: 'That is longer than any answer. Write it in at most 100 characters.',
    unreadable: {
      number: 'We cannot read this as a number. Write it like 12, −3, 0.5 or 3/4.',
      expression: 'We cannot read this as an expression. Write it like 3x + 4 or (x + 2)(x − 3).',
      pair: 'Write a number in each field, like 2 or −3.',
      choice: 'Choose an answer first.',
    },
    keys: 'Symbols',
    keyNames: {
      '−': 'Minus',
      '/': 'Fraction bar',
      '.': 'Decimal point',
      '+': 'Plus',
      '^': 'Power',
      '(': 'Open parenthesis',
      ')': 'Close parenthesis',
      x: 'x',
    },
    dontKnow: 'I don’t know',
  },

  help: {
    title: 'Help',
    show: 'Show a step',
    note: 'With a step shown, this exercise does not count as correct. The same kind comes again later.',
  },

  feedback: {
    correct: 'Correct',
    helped: 'Correct, with help',
    onSecondAttempt: 'Correct on the second attempt',
    withExample: 'Correct, after the worked example',
    wrong: 'Not quite',
    skipped: 'That is fine',
    right: 'The answer:',
    given: 'You answered',
    solution: 'Step by step',
    continue: 'Continue',
    finish: 'See results',
    similar: 'Try one like it',
  },

  /** Shown with an answer; requires no action. */
  milestone: {
    inRow: 'in a row',
    run: (length: number) => `${count.format(length)} right in a row.`,
    proficient: (skill: string) => `Now proficient: ${skill}.`,
    mastered: (skill: string) => `Mastered: ${skill}.`,
  },

  results: {
    titles: {
      skill: 'Session complete',
      practice: 'Session complete',
      review: 'Review complete',
      placement: 'Your level',
      test_out: 'Test-out complete',
    } satisfies Record<LearningSessionKind, string>,
    endedEarly:
      'You worked hard on something difficult. Let’s stop here. This session counts, and what was difficult comes back tomorrow in a review.',
    endedEarlyAsGuest: 'You worked hard on something difficult. Let’s stop here. This session counts.',
    placed: (place: string, title: string) => `You start at ${place}: ${title}`,
    found: { known: 'You know these', unknown: 'Not known yet', notAsked: 'Not asked' },
    noSkills: 'None',
    placedLead: 'You can go to any other skill at any time, and find your level again.',
    notPlaced: 'You have skipped this test. You can take it at any time.',
    passed: (level: string) => `You passed. The skills of ${level} that you solved are proficient now.`,
    notPassed: (level: string, length: number, needed: number) =>
      `Not this time: ${needed} of ${length} right were needed for ${level}. What you missed is below, with how to solve it.`,
    accuracy: 'Correct',
    ofAll: (right: number, all: number) => `${right} of ${all}`,
    percent: (value: number) => `${value}%`,
    time: 'Time',
    average: (seconds: string) => `${seconds} s each`,
    xp: 'XP earned',
    xpValue: (xp: number) => `+${count.format(xp)}`,
    totalXp: (xp: number) => `${count.format(xp)} in all`,
    streak: 'Day streak',
    days: (days: number) => plural(days, 'day'),
    levelValue: (reached: number, all: number) => `${reached} of ${plural(all, 'skill')} proficient`,
    skills: 'Your skills',
    was: (level: string) => `was ${level}`,
    missed: 'What you missed',
    missedNone: 'You missed nothing.',
    noAnswer: 'No answer',
    yourAnswer: 'Your answer:',
    yourChoice: 'You chose:',
    rightAnswer: 'The answer:',
    kept: {
      stored:
        'Your answers are kept on this device. Your XP and streak will be updated when you are online again.',
      blocked:
        'Keep this page open. Your answers are sent, and your XP and streak updated, when you are online again.',
    },
    sending: 'Saving your session…',
    refused: 'The server had already closed this session. What was saved counts.',
    learn: 'Back to Learn',
    used: (used: number, limit: number) => `${used} of ${plural(limit, 'free session')} used today.`,
    usedAll: (limit: number) =>
      `These were your ${plural(limit, 'free session')} for today. New ones come at midnight EST. Every lesson stays open, and so do reviews.`,
  },
} as const;
