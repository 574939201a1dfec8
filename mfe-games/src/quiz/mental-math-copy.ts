export const copy = {
  lead: 'How many can you do in a minute?',
  rules:
    'Adding, taking away and multiplying. The right answer shows for a second, then comes the next question.',
} as const;
