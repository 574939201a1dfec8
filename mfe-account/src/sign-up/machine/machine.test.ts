import { PLAN_KEYS } from '@ninefold/contracts';
import fc from 'fast-check';
import { urlOf, stateFromUrl } from './state-urls';
import { next, type SignUpEvent } from './next';
import { resolveState } from './resolve-state';
import type { Person, SignUpState, SignUpStep } from './states';

const part = fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined });
const email = fc.constantFrom('ada@example.test', 'a+b@mail.example', "o'neil@example.test");
const sessionId = fc.stringMatching(/^cs_\w{1,20}$/);
const tier = fc.constantFrom(...PLAN_KEYS);
const purchase = fc.record({ sessionId, tier: fc.option(tier, { nil: undefined }) });

const anyState: fc.Arbitrary<SignUpState> = fc.oneof(
  fc.constantFrom<SignUpState>(
    { step: 'plans' },
    { step: 'payment-required' },
    { step: 'password-mail' },
    { step: 'plan-selection' },
    { step: 'complete' },
  ),
  fc.record({ step: fc.constant('account' as const), purchase: fc.option(purchase, { nil: undefined }) }),
  fc.record({ step: fc.constant('verification' as const), email }),
  fc.record({ step: fc.constant('onboarding' as const), part }),
  fc.record({ step: fc.constant('payment' as const), tier }),
  fc.record({ step: fc.constant('activation' as const), purchase: fc.option(purchase, { nil: undefined }) }),
);

const anyPerson: fc.Arbitrary<Person> = fc.oneof(
  fc.constant<Person>({ kind: 'guest' }),
  fc.record({
    kind: fc.constant('member' as const),
    hasAnswered: fc.boolean(),
    partsAnswered: fc.integer({ min: 0, max: 4 }),
    isSubscribed: fc.boolean(),
  }),
);

const anyEvent: fc.Arbitrary<SignUpEvent> = fc.oneof(
  fc.constantFrom<SignUpEvent>(
    { type: 'password-mailed' },
    { type: 'address-changed' },
    { type: 'part-saved' },
    { type: 'back' },
    { type: 'free-chosen' },
    { type: 'activated' },
  ),
  fc.record({ type: fc.constant('plan-chosen' as const), tier }),
  fc.record({ type: fc.constant('account-created' as const), email }),
  fc.record({ type: fc.constant('paid' as const), purchase }),
);

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://shell.test');
  return stateFromUrl(pathname, searchParams);
};

const BEFORE_THE_ACCOUNT: readonly SignUpStep[] = [
  'plans',
  'account',
  'payment-required',
  'verification',
  'password-mail',
];

describe('for every state, person and event', () => {
  test('a state is parsed back from its URL', () => {
    fc.assert(fc.property(anyState, (state) => expect(at(urlOf(state))).toEqual(state)));
  });

  test('a reload or another tab shows the same state', () => {
    fc.assert(
      fc.property(anyState, anyPerson, (requested, person) => {
        const shown = resolveState(requested, person);
        expect(resolveState(at(urlOf(shown)), person)).toEqual(shown);
      }),
    );
  });

  test('any sequence of events ends in a state that can be shown', () => {
    fc.assert(
      fc.property(anyState, fc.array(anyEvent), anyPerson, (start, events, person) => {
        const end = events.reduce(
          (state, event) => resolveState(next(state, event), person),
          resolveState(start, person),
        );
        expect(resolveState(end, person)).toEqual(end);
      }),
    );
  });

  test('guests see states before the account, members those after it', () => {
    fc.assert(
      fc.property(anyState, anyPerson, (requested, person) => {
        const isBefore = BEFORE_THE_ACCOUNT.includes(resolveState(requested, person).step);
        expect(isBefore).toBe(person.kind === 'guest');
      }),
    );
  });

  test('a purchase is activated for a member, and leads a guest to the account step', () => {
    fc.assert(
      fc.property(purchase, anyPerson, (bought, person) => {
        const requested: SignUpState[] = [
          { step: 'account', purchase: bought },
          { step: 'activation', purchase: bought },
        ];
        const shown = person.kind === 'guest' ? requested[0] : requested[1];
        for (const state of requested) expect(resolveState(state, person)).toEqual(shown);
      }),
    );
  });

  test('a member at the return page without a checkout sees the activation', () => {
    fc.assert(
      fc.property(anyPerson, (person) => {
        fc.pre(person.kind === 'member');
        expect(resolveState({ step: 'payment-required' }, person)).toEqual({ step: 'activation' });
      }),
    );
  });

  test('a subscriber is offered no plan', () => {
    fc.assert(
      fc.property(anyState, anyPerson, (requested, person) => {
        fc.pre(person.kind === 'member' && person.isSubscribed);
        expect(['plans', 'plan-selection', 'payment']).not.toContain(resolveState(requested, person).step);
      }),
    );
  });

  test('a member without answers sees the first unanswered question or an earlier one', () => {
    fc.assert(
      fc.property(anyState, anyPerson, (requested, person) => {
        fc.pre(person.kind === 'member' && !person.hasAnswered);
        fc.pre(!['activation', 'payment-required'].includes(requested.step));
        fc.pre(!(requested.step === 'account' && requested.purchase));
        const shown = resolveState(requested, person);
        expect(shown.step).toBe('onboarding');
        const answered = person.kind === 'member' ? person.partsAnswered : 0;
        expect(shown).toEqual({ step: 'onboarding', part: expect.any(Number) as number });
        if (shown.step === 'onboarding') expect(shown.part).toBeLessThanOrEqual(answered + 1);
      }),
    );
  });
});

test.each([
  ['/signup', { step: 'account' }],
  ['/signup?step=nonsense', { step: 'account' }],
  ['/signup?step=email_verification', { step: 'account' }],
  ['/signup?step=email_verification&email=nobody', { step: 'account' }],
  ['/signup?step=password_mail', { step: 'password-mail' }],
  ['/signup?step=onboarding&part=9', { step: 'onboarding' }],
  ['/signup?step=onboarding&part=2', { step: 'onboarding', part: 2 }],
  [
    '/signup/account?session_id=cs_1&tier=elite',
    { step: 'account', purchase: { sessionId: 'cs_1', tier: 'elite' } },
  ],
  ['/signup/account', { step: 'payment-required' }],
  ['/signup/account?session_id=pi_1&tier=elite', { step: 'payment-required' }],
  ['/signup/account?session_id=cs_1&tier=premium', { step: 'payment-required' }],
  ['/signup/account?session_id=cs_1', { step: 'account', purchase: { sessionId: 'cs_1' } }],
  ['/signup/success?session_id=cs_1', { step: 'activation', purchase: { sessionId: 'cs_1' } }],
  [
    '/signup/success?session_id=cs_1&tier=elite',
    { step: 'activation', purchase: { sessionId: 'cs_1', tier: 'elite' } },
  ],
  ['/signup?step=payment_processing', { step: 'payment', tier: 'elite' }],
  ['/signup?step=payment_processing&plan=elite', { step: 'payment', tier: 'elite' }],
  ['/signup-success?session_id=1', { step: 'activation' }],
])('%s requests %j', (address, state) => {
  expect(at(address)).toEqual(state);
});

test('both entries lead to the end', () => {
  const walk = (start: SignUpState, ...events: SignUpEvent[]) =>
    events.reduce<SignUpState[]>((path, event) => [...path, next(path.at(-1) ?? start, event)], [start]);
  const bought = { sessionId: 'cs_1', tier: 'elite' } as const;
  expect(
    walk(
      { step: 'plans' },
      { type: 'paid', purchase: bought },
      { type: 'account-created', email: 'ada@example.test' },
    ).map((state) => state.step),
  ).toEqual(['plans', 'account', 'verification']);
  expect(
    walk(
      { step: 'plan-selection' },
      { type: 'plan-chosen', tier: 'elite' },
      { type: 'back' },
      { type: 'plan-chosen', tier: 'elite' },
      { type: 'paid', purchase: bought },
      { type: 'activated' },
    ).map((state) => state.step),
  ).toEqual(['plan-selection', 'payment', 'plan-selection', 'payment', 'activation', 'complete']);
  expect(walk({ step: 'plan-selection' }, { type: 'free-chosen' }).at(-1)).toEqual({ step: 'complete' });
});
