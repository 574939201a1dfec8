import { PRODUCT_NAME } from '@ninefold/contracts';

export const privacyPolicy = {
  title: 'Privacy Policy',
  lead: `What ${PRODUCT_NAME} knows about you, why, and how you can see or delete it. Effective date: January 1, 2025.`,
  sections: [
    {
      heading: 'Without an account',
      paragraphs: [
        'What you play stays on your device. Our servers see what every web server sees: your network address and the pages asked for. We use that only to keep the service running and safe.',
      ],
    },
    {
      heading: 'With an account',
      paragraphs: [
        'We store your email address, your password in a form that cannot be read back, the name, username, color and country of your profile, what you answered about yourself when you joined, and your results: which game or exercise, which day, what you answered, how long, how many hints. For each sign-in we store when it was, the network address and the name of the browser.',
        'When you choose a password, your browser asks a list of leaked passwords whether it is in there. The list gets the first five of forty characters of a digest, which many passwords have in common, and never the password.',
        'Other players see nothing about you unless you choose to be seen. If you switch on “Show me on public boards”, players who are signed in see your username, your color, your country and your checked results there. If you switch it off, all of this is removed.',
        'Everybody in a friend group with you sees your username, your color, your country, which of today’s puzzles you have solved, your times for those that they have solved too, how many puzzles you solved on each of the last seven days, and your streak. You join a group yourself, and can leave it at any time. If you own a group, people who open its link read its name and your username, even without an account, unless you turn this off.',
        'When you send a challenge, whoever has the link sees your result, and after playing it your moves or answers, but your username only if you choose to show it. It stays until you withdraw it. When you answer one, the person who sent it sees your result and your moves or answers, and your username only if you send it with them. For everybody who answers, even without an account, we keep the start, the time or score and the number of hints at most as long as the challenge exists. We delete moves and answers earlier: as soon as fifty more people have answered, and otherwise the next time a challenge is played after 90 days.',
        'If you enter a code for an invitation that does not exist, we keep a note of it for a year. When you report a name, we keep the report; nobody else learns that it was yours. A name of yours that was removed after a report is kept as long as your account, so that it cannot be set again, and a username that you gave up is kept for 30 days in a form that cannot be read back, so that nobody takes it.',
        'If you join a class, its teacher sees the name that you chose for it and counts of what you do: your assignments and when they were done, for each assigned skill the days of your sessions about it, and of the first other session that left you proficient, with how many exercises were right, which help you had, whether a session ended early with a lesson, and whether you were proficient afterwards; your mastery of each skill, and how often you made each known mistake. You are shown this list before you join, you see the same counts yourself, and leaving the class ends it. If you teach a class, people who open its link read its name and your username, even without an account, unless you turn this off.',
      ],
    },
    {
      heading: 'When you pay',
      paragraphs: [
        'Our payment provider handles the payment. We store that you are subscribed, since when and until when, and the provider’s reference to you. We never receive your card number.',
      ],
    },
    {
      heading: 'When something breaks',
      paragraphs: [
        'Your browser may report an error to the service that collects our errors: what failed, on which page, in which browser, and how fast pages were. The report says neither who you are nor what you typed.',
      ],
    },
    {
      heading: 'What we do not do',
      paragraphs: [
        'We show no advertisements, use no advertising trackers, and sell or rent your data to nobody. Companies that host the service for us may process data on our behalf only.',
      ],
    },
    {
      heading: 'Seeing and deleting it',
      paragraphs: [
        'At the end of your profile you can download a copy of everything that we store about you, and delete your account.',
        'Your profile shows your details, and you can change them there. When your account is deleted, your profile and all your results are deleted immediately. Our payment provider keeps its records of payments for as long as the law requires.',
        'You may ask for a copy of your data, have it corrected or deleted, or object to its use. Answer any email from us to reach a person.',
      ],
    },
  ],
} as const;
