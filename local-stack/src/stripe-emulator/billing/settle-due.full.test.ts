import { byPlan } from '@ninefold/contracts';
import { Account } from '../account';
import { memoryOnly } from '../state/state-file';
import { settleDue } from './settle-due';

const DAY = 86_400;

const newAccount = () =>
  new Account(memoryOnly(), { secretKey: 'sk_test', prices: byPlan((key) => `price_${key}`) });

it('deletes the oldest events above ten thousand, with their deliveries', () => {
  const account = newAccount();
  for (let index = 0; index < 10_002; index += 1) account.emit('price.updated', { index });
  const events = Object.keys(account.tables.events);
  for (const event of [events[0]!, events[2]!]) {
    account.state.deliveries[event] = {
      ...{ id: event, event, type: 'price.updated', endpoint: 'we' },
      ...{ state: 'waiting', attempts: [], nextAttemptAt: null },
    };
  }
  settleDue(account);
  expect(Object.keys(account.tables.events)).toEqual(events.slice(2));
  expect(Object.keys(account.state.deliveries)).toEqual([events[2]]);
});

it('deletes a stored response after one day, as Stripe does', () => {
  const account = newAccount();
  const response = { request: 'POST /v1/customers', status: 200, body: {} } as const;
  account.state.savedResponses = {
    old: { ...response, at: account.now() - DAY - 1 },
    young: { ...response, at: account.now() - DAY + 60 },
  };
  settleDue(account);
  expect(Object.keys(account.state.savedResponses)).toEqual(['young']);
});
