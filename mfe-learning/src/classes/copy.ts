import { CLASS_LIMITS, LOCALE } from '@ninefold/contracts';
import { refusals as sharedRefusals } from '@ninefold/web/social';

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
export const refusals: Readonly<Record<string, string>> = {
  'name-reserved': 'Please choose another name.',
  'too-many-names': 'You tried many names. Please try again in an hour.',
  'name-taken': 'Somebody in this class has a name that looks like it. Please choose another one.',
  'too-many-classes': `You have ${CLASS_LIMITS.classes} classes. Delete one to make another.`,
  'too-many-assignments': `A class has at most ${CLASS_LIMITS.assignments} assignments. Remove one to add another.`,
  'malformed-assignment': 'This cannot be assigned. Please check the day.',
  'not-your-class': 'This class is not there any more, or you are not in it.',
  ...sharedRefusals,
};

/** What a teacher sees about a student: one list, worded for either. */
const seen = {
  title: 'What your teacher sees',
  sees: [
    'The name that you choose here, and the day on which you joined.',
    'Which assignments you have begun and finished.',
    'How well you know each skill, also from what you learned before.',
    'From when you join: how many exercises of each skill you answered, how many were right, and which known mistakes you made how often.',
  ],
  notTitle: 'What nobody sees',
  not: 'Your e-mail address, your username, your single answers and your times. Other students see nothing of you.',
  leaving: 'You can leave at any time. Your teacher then sees nothing of you any more.',
};

export const copy = {
  title: 'Classes',
  lead: 'For teachers and for students. Any account can be either.',
  back: 'Classes',
  notHere: 'This class is not there any more, or you are not in it.',
  toClasses: 'To your classes',
  day,
  failed: 'That did not work. Nothing was changed. Check your internet connection and try again.',
  cancel: 'Cancel',

  teaching: {
    title: 'Classes that I teach',
    none: 'Make a class, and give its code to your students. You assign skills, techniques and puzzles, and see for each skill who knows it and which mistakes are made how often.',
    students: (students: number) => (students === 0 ? 'No students yet' : plural(students, 'student')),
    make: 'Make a class',
    name: 'Name of the class',
    nameHint: 'Students who have the code see it.',
  },

  attending: {
    title: 'Classes that I attend',
    none: 'Your teacher gives you a code. You see what they will see of you before you join, and you can leave at any time.',
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
    codeHint: '26 letters and digits. Spaces and hyphens do not matter.',
    look: 'Continue',
    guestTitle: 'You are invited to a class',
    guestLead:
      'A class needs a free account, so that what you learn is kept. Sign in or create one: then you come back here, and see what your teacher will see before you join.',
    guestNoCode:
      'A class needs a free account. Sign in or create one: then you come back here and enter your code.',
    name: 'Your name in this class',
    nameHint: 'Your teacher sees it. It need not be your real name: agree with your teacher on one.',
    join: 'Join',
    seen,
    unknown: 'There is no class with this code. Check it, or ask your teacher for a new one.',
    full: `This class is full: it has ${CLASS_LIMITS.students} students.`,
    tooMany: `You are in ${CLASS_LIMITS.classes} classes. Leave one to join another.`,
    wait: (minutes: number) => `Too many codes were tried. Please try again in ${plural(minutes, 'minute')}.`,
    own: 'This is your own class: you teach it.',
    open: 'Open the class',
  },

  code: {
    title: 'Invite students',
    lead: 'People who have the code can join. Give it only to your students.',
    label: 'Code',
    share: 'Share the link',
    page: (address: string) => `Students enter it at ${address}, or open the link.`,
    renew: 'New code',
    renewLead: 'The old code and its link stop working at once. Current students stay in the class.',
    renewed: 'There is a new code. The old one does not work any more.',
    close: 'Close the class to new students',
    closeLead: 'The code and its link stop working at once. You can open the class with a new code later.',
    closed: 'The class is closed to new students.',
    closedLead: 'Nobody can join now.',
    open: 'Open it with a new code',
  },

  assignments: {
    title: 'Assignments',
    none: 'Nothing is assigned yet. Students see their assignments on the page of the class.',
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
    done: 'Done',
    removeOf: (title: string) => `Remove ${title}`,
    removeLead:
      'Students do not see it any more, nor what they have done of it here. What they learned stays.',
    removed: (title: string) => `Removed: ${title}.`,
    progress: (done: number, begun: number, all: number) =>
      `${done} of ${all} done${begun > 0 ? `, ${begun} begun` : ''}`,
    states: { open: 'Not begun', begun: 'Begun', done: 'Done' },
    details: 'Details',
    earlier: (number: number) => plural(number, 'earlier assignment'),
    means:
      'A skill is done after ten exercises in finished sessions about it, a placement when it ends, a technique when a digit is found on its page, and a day’s puzzles when all three grids are solved. Work counts from when it was assigned or the student joined.',
  },

  mastery: {
    title: 'Mastery',
    lead: 'How well each student knows each skill now. A name leads to the student.',
    caption: (shown: string) => `Mastery of each student: ${shown}`,
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
    lead: 'Of all answers in a skill, how many showed which mistake. Answers count from when a student joined, outside of placements.',
    none: 'No wrong answers yet.',
    answers: (answers: number, wrong: number) =>
      `${plural(answers, 'answer')}, ${count.format(wrong)} not right`,
    times: (times: number, answers: number) => `${count.format(times)} of ${count.format(answers)}`,
    spoken: (times: number, answers: number) => `${count.format(times)} of ${plural(answers, 'answer')}`,
    other: 'Another mistake',
    by: 'Made by',
    byStudent: (times: number) => ` ${count.format(times)}`,
    loading: 'Loading the names of these mistakes...',
    example: 'For example',
    leadsTo: 'This mistake leads to',
    in: 'in place of',
    weSay: 'What we say to it:',
    more: (skills: number) => `Show ${plural(skills, 'more skill')}`,
    failed: 'The names of these mistakes could not be loaded.',
  },

  student: {
    standing: 'What you see, and the student too',
    joined: (dayKey: string) => `Joined on ${day(dayKey)}`,
    assignments: 'Assignments',
    skills: 'Skills',
    noSkills: 'No skill is practiced yet.',
    right: (correct: number, answers: number) =>
      answers === 0 ? 'No answers yet' : `${count.format(correct)} of ${count.format(answers)} right`,
    remove: 'Remove from the class',
    removeLead:
      'The student is told nothing, and you see nothing of them any more. The code, which they know, is renewed.',
    report: 'Report the name of the student',
  },

  own: {
    toDo: 'To do',
    nothingToDo: 'You have done everything that is assigned.',
    onlyMissed: 'Nothing is due now.',
    missedTitle: (number: number) => `${plural(number, 'assignment')} not done in time`,
    doneTitle: (number: number) => plural(number, 'done assignment'),
    noneYet: 'Nothing is assigned yet.',
    begin: 'Start',
    goOn: 'Continue',
    lesson: 'Lesson',
    notToday: 'Only on its day',
    look: 'Look at it',
    seen,
    exactly: 'Exactly this, and nothing else:',
    name: 'Your name in this class',
    rename: 'Change',
    ownName: 'your name',
    save: 'Save',
    leave: 'Leave this class',
    leaveLead: 'Your teacher then sees nothing of you any more. What you learned stays yours.',
    reportClass: 'Report the name of the class',
  },

  settings: {
    title: 'Settings',
    rename: 'Save name',
    renamed: 'Saved.',
    delete: 'Delete this class',
    deleteLead: 'Its students, assignments and counts go. Accounts of students stay as they are.',
    deleteOf: (name: string) => `Delete ${name}?`,
  },
} as const;
