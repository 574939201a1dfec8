import { CLASS_LIMITS, LOCALE } from '@ninefold/contracts';
import { refusals as sharedRefusals, type Refusals } from '@ninefold/web/social';

const days = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const count = new Intl.NumberFormat(LOCALE);
const day = (dayKey: string) => days.format(new Date(dayKey));
const plural = (number: number, word: string, many = `${word}s`) =>
  `${count.format(number)} ${number === 1 ? word : many}`;

/** Messages by the hint of the server's error. */
export const refusals = {
  'name-reserved': 'Please choose another name.',
  'too-many-names': 'You have tried many names. Please try again in an hour.',
  'name-taken': 'Somebody in this class has a similar name. Please choose another one.',
  'too-many-classes': `You have ${CLASS_LIMITS.classes} classes. Delete one to make another.`,
  'too-many-assignments': `A class has at most ${CLASS_LIMITS.assignments} assignments. Remove one to add another.`,
  'malformed-assignment': 'This cannot be assigned. Please check the day.',
  'not-your-class': 'This class no longer exists, or you are not in it.',
  ...sharedRefusals,
} as const satisfies Refusals;

/** What a teacher sees about a student: one list, worded for either. */
const seen = {
  title: 'What your teacher sees',
  sees: [
    'The name that you choose here, and the day on which you joined.',
    'Which assignments you have started and finished, and when.',
    'For each skill that is assigned to you: the days of your finished sessions about it, and of the first other session that left you proficient; how many exercises were right, how often you had help and of which kind, whether a session ended early with a lesson, and whether you were proficient afterwards.',
    'How well you know each skill, including what you learned before.',
    'From when you join: how many exercises you answered in each skill, how many were right, and how often you made each known mistake.',
  ],
  notTitle: 'What nobody sees',
  not: 'Your email address, your username, your individual answers and your times. Other students see nothing about you.',
  leaving: 'You can leave at any time. Your teacher then no longer sees anything about you.',
};

export const copy = {
  title: 'Classes',
  lead: 'For teachers and for students. Any account can be either.',
  back: 'Classes',
  notHere: 'This class no longer exists, or you are not in it.',
  toClasses: 'Go to your classes',
  day,
  failed: 'That did not work. Nothing was changed. Check your internet connection and try again.',
  cancel: 'Cancel',

  teaching: {
    title: 'Classes that I teach',
    none: 'Create a class and give its code to your students. You can assign skills, techniques and puzzles, and you see who knows each skill and how often each mistake is made.',
    students: (students: number) => (students === 0 ? 'No students yet' : plural(students, 'student')),
    make: 'Make a class',
    name: 'Class name',
    nameHint: 'Everyone who has the code or the link can see it.',
  },

  attending: {
    title: 'Classes that I attend',
    none: 'Your teacher gives you a code. Before you join, you see what they will see about you, and you can leave at any time.',
    join: 'Join a class',
    as: 'As',
    toDo: (open: number, next: string | null) =>
      open === 0 || next === null
        ? 'Nothing to do'
        : `${plural(open, 'assignment')} to do, next by ${day(next)}`,
  },

  join: {
    title: 'Join a class',
    lead: 'Enter the code that your teacher gave you.',
    codeHint: '8 letters and digits. You can also paste the whole invitation.',
    look: 'Continue',
    guestTitle: 'You are invited to a class',
    guestLead:
      'Joining a class requires a free account, so that your progress is saved. Sign in or create one. You then come back here and see what your teacher will see before you join.',
    /** Between and after the names of the teacher and the class. */
    guestInvited: [' invites you to the class “', '”'],
    /** Around the name of the class, if the teacher has no username. */
    guestClass: ['You are invited to the class “', '”'],
    guestNoCode:
      'Joining a class requires a free account. Sign in or create one. You then come back here and enter your code.',
    name: 'Your name in this class',
    nameHint: 'Your teacher sees it. It does not have to be your real name: agree on one with your teacher.',
    join: 'Join',
    seen,
    unknown:
      'There is no class with this code, or the code has expired. Check it, or ask your teacher for a new one.',
    tooManyJoins:
      'Many people have joined with this code today. Try again tomorrow, or ask your teacher for a new one.',
    full: `This class is full: it has ${CLASS_LIMITS.students} students.`,
    tooMany: `You are in ${CLASS_LIMITS.classes} classes. Leave one to join another.`,
    wait: (minutes: number) =>
      `Too many codes have been tried. Please try again in ${plural(minutes, 'minute')}.`,
    networkWait: (minutes: number) =>
      `Too many wrong codes were entered from your network. Try again in ${plural(minutes, 'minute')}, or open the class link instead.`,
    own: 'This is your own class: you teach it.',
    open: 'Open the class',
  },

  code: {
    title: 'Invite students',
    lead: 'People who have the code or the link can join. Give them only to your students.',
    share: 'Share the link',
    note: (until: string, address: string) =>
      `Works through ${until}. Students enter it at ${address}, or open the link, which does not expire.`,
    expired: (until: string) => `The code worked through ${until}. The link still works.`,
    renew: 'New code',
    renewLead:
      'The old code stops working immediately. The link stays the same. Current students stay in the class.',
    renewed: 'There is a new code. The old one no longer works.',
    close: 'Close the class to new students',
    closeLead: 'The code and the link stop working immediately. You can open the class with new ones later.',
    closed: 'The class is closed to new students.',
    closedLead: 'Nobody can join now.',
    open: 'Open it with a new code',
    preview: 'Show the name of the class and my username to people who open the link, before they sign in',
  },

  assignments: {
    title: 'Assignments',
    none: 'Nothing is assigned yet. Students see their assignments on the class page.',
    assign: 'Assign something',
    kind: 'What',
    kinds: {
      skill: 'A skill',
      placement: 'A placement',
      technique: 'A technique',
      dailies: "A day's puzzles",
    },
    which: { skill: 'Skill', placement: 'Path', technique: 'Technique' },
    dueOn: 'Due on',
    dailiesOn: 'On which day',
    action: 'Assign',
    assigning: 'Assigning...',
    assigned: (title: string) => `Assigned: ${title}.`,
    already: 'Already assigned for this day. Assigning it again keeps the students’ work.',
    done: 'Done',
    removeOf: (title: string) => `Remove ${title}`,
    removeLead: 'Students no longer see it or their progress on it here. They keep what they have learned.',
    removed: (title: string) => `Removed: ${title}.`,
    progress: (done: number, started: number, all: number) =>
      `${done} of ${all} done${started > 0 ? `, ${started} started` : ''}`,
    states: { open: 'Not started', started: 'Started', done: 'Done' },
    details: 'Details',
    earlier: (number: number) => plural(number, 'earlier assignment'),
    worksheet: 'Print a worksheet',
    means:
      'A placement is done when it ends, a technique when a digit is found on its page, and a day’s puzzles when all three grids are solved. A session that ends early with a lesson counts as a full one. Work counts from when it was assigned or the student joined, even after the due date. Exercises count as right if the first attempt is right without help.',
  },

  mastery: {
    title: 'Mastery',
    lead: 'How well each student knows each skill now, and for assigned skills the latest finished sessions. Select a name to see that student.',
    caption: (shown: string) => `Each student’s mastery: ${shown}`,
    show: 'Skills',
    assigned: 'Assigned skills',
    practiced: 'Skills that somebody practiced',
    student: 'Student',
    none: 'Nobody has practiced a skill yet.',
    reached: (number: number, all: number) => `${number} of ${all} proficient`,
    known: 'Proficient or mastered',
    of: (number: number, all: number) => `${number} of ${all}`,
    scroll: 'Mastery table, scrolls sideways',
    csv: 'Export as CSV',
    csvBusy: 'Preparing...',
    csvName: (name: string, dayKey: string) => `${name} ${dayKey}.csv`,
    csvFailed: 'The file could not be made. Check your internet connection and try again.',
  },

  mistakes: {
    title: 'Known mistakes',
    lead: 'How many of all answers in a skill showed each mistake. Answers count from when a student joined, outside of placements.',
    none: 'No wrong answers yet.',
    answers: (answers: number, wrong: number) =>
      `${plural(answers, 'answer')}, ${count.format(wrong)} incorrect`,
    times: (times: number, answers: number) => `${count.format(times)} of ${count.format(answers)}`,
    spoken: (times: number, answers: number) => `${count.format(times)} of ${plural(answers, 'answer')}`,
    other: 'Another mistake',
    by: 'Made by',
    byStudent: (times: number) => ` ${count.format(times)}`,
    loading: 'Loading the names of these mistakes...',
    example: 'For example',
    leadsTo: 'This mistake leads to',
    in: 'instead of',
    weSay: 'Our feedback:',
    more: (skills: number) => `Show ${plural(skills, 'more skill')}`,
    failed: 'The names of these mistakes could not be loaded.',
  },

  student: {
    standing: 'What both you and the student see',
    joined: (dayKey: string) => `Joined on ${day(dayKey)}`,
    assignments: 'Assignments',
    skills: 'Skills',
    noSkills: 'No skills practiced yet.',
    right: (correct: number, answers: number) =>
      answers === 0 ? 'No answers yet' : `${count.format(correct)} of ${count.format(answers)} right`,
    remove: 'Remove from the class',
    removeLead:
      'The student is not notified, and you no longer see anything about them. Because they know the code and the link of the class, both are replaced.',
    report: "Report the student's name",
  },

  own: {
    toDo: 'To do',
    nothingToDo: 'You have done everything that is assigned.',
    onlyMissed: 'Nothing is due now.',
    missedTitle: (number: number) => `${plural(number, 'assignment')} not done on time`,
    doneTitle: (number: number) => plural(number, 'done assignment'),
    noneYet: 'Nothing is assigned yet.',
    begin: 'Start',
    continue: 'Continue',
    lesson: 'Lesson',
    notToday: 'Available only on its day',
    look: 'View',
    seen,
    exactly: 'Exactly this, and nothing else:',
    name: 'Your name in this class',
    rename: 'Change',
    ownName: 'your name',
    save: 'Save',
    leave: 'Leave this class',
    leaveLead: 'Your teacher then no longer sees anything about you. You keep what you have learned.',
    reportClass: "Report the class's name",
  },

  settings: {
    title: 'Settings',
    rename: 'Save name',
    renamed: 'Saved.',
    delete: 'Delete this class',
    deleteLead:
      'This removes its students and deletes its assignments and counts. Student accounts stay as they are.',
    /** Around the name of the class. */
    deleteOf: ['Delete ', '?'],
  },
} as const;
