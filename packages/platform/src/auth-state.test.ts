import { entitlementsOf } from '.';
import { signedIn } from './testing';

test.each([
  ['a guest', { status: 'out' } as const, 'Free Account', 1, false],
  ['a free account', signedIn(), 'Free Account', 1, false],
  ['a premium member', signedIn({ tier: 'premium', isSubscribed: true }), 'Premium Member', 3, true],
  ['an elite member', signedIn({ tier: 'elite', isSubscribed: true }), 'Elite Member', 3, true],
  [
    'a member whose subscription ended',
    signedIn({ tier: 'elite', isSubscribed: false }),
    'Free Account',
    1,
    false,
  ],
])('%s gets what the plan sells', (_, auth, tierLabel, practiceHints, canToggleDarkMode) => {
  expect(entitlementsOf(auth)).toMatchObject({ tierLabel, practiceHints, canToggleDarkMode });
});
