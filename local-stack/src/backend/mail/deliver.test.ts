import type { Mail } from '../../outbox/mail';
import { createDelivery } from './deliver';

const mail: Mail = {
  to: 'ada@example.com',
  subject: 'Hello',
  text: '',
  html: '',
  sentAt: '2026-01-01T00:00:00Z',
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function failing(times: number) {
  const sent: Mail[] = [];
  const lines: string[] = [];
  let failures = 0;
  const onMail = (one: Mail) => {
    if ((failures += 1) <= times) throw new Error(`No outbox for ${one.to}`);
    sent.push(one);
  };
  return { sent, lines, delivery: createDelivery({ onMail, log: (line) => void lines.push(line) }) };
}

test('a mail is sent at once', () => {
  const { sent, delivery } = failing(0);
  delivery.send(mail);
  expect(sent).toEqual([mail]);
});

test('a mail that fails is sent again, later each time', async () => {
  const { sent, lines, delivery } = failing(3);
  delivery.send(mail);
  await jest.advanceTimersByTimeAsync(36_000);
  expect(sent).toEqual([mail]);
  expect(lines).toEqual([]);
});

test('a mail that keeps failing is given up in one line without the address', async () => {
  const { sent, lines, delivery } = failing(Infinity);
  delivery.send(mail);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(sent).toEqual([]);
  expect(lines).toEqual(['The mail "Hello" was not sent, after 4 tries: Error: No outbox for …']);
});

test('after the stop nothing is sent', async () => {
  const { sent, delivery } = failing(1);
  delivery.send(mail);
  await jest.advanceTimersByTimeAsync(0);
  delivery.stop();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(sent).toEqual([]);
});
