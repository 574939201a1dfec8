import { randomInt } from 'node:crypto';
import { atOnce } from '../testing/at-once';
import { newClass, overview } from '../testing/classes';
import { newPlayer, type Player } from '../testing/players';

const ALPHABET = '23456789CDFHJKMNPQRTVWX';
const guess = () => Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const GUESSERS = 10;
/** Per person and hour. */
const TRIES = 20;
const PER_NETWORK = 60;

/** What a code does for a person in this network. */
async function statusOf({ client }: Player, network: string, p_code: string): Promise<string> {
  const call = client.rpc('class_of_code', { p_code }).setHeader('X-Forwarded-For', network);
  return (await call.throwOnError()).data.status;
}

test('accounts that guess codes together from one network are stopped, and nobody else is', async () => {
  const { teacher, id, code } = await newClass();
  const link = (await overview(teacher.client, id)).link_secret ?? '';
  const guessers = await atOnce(GUESSERS, newPlayer);
  const network = '203.0.113.7';
  const statuses: string[] = [];
  for (let round = 0; round < TRIES; round += 1)
    statuses.push(...(await atOnce(GUESSERS, (index) => statusOf(guessers[index]!, network, guess()))));
  const wrong = statuses.filter((status) => status === 'unknown').length;
  expect(wrong).toBeGreaterThanOrEqual(PER_NETWORK);
  // Calls that began before the last wrong code was counted.
  expect(wrong).toBeLessThan(PER_NETWORK + GUESSERS);
  expect(statuses.filter((status) => status === 'network-wait')).toHaveLength(GUESSERS * TRIES - wrong);
  // Nobody is told more about a right code, and a link still works.
  const student = await newPlayer();
  expect(await statusOf(student, network, code)).toBe('network-wait');
  expect(await statusOf(student, network, link)).toBe('open');
  expect(await statusOf(student, '203.0.113.8', code)).toBe('open');
  // Another network does not help a person who has tried enough.
  expect(await statusOf(guessers[0]!, '203.0.113.8', code)).toBe('wait');
});

test('a class of thirty-six behind one address joins within minutes, although every third mistypes the code', async () => {
  const { teacher, id, code } = await newClass();
  const network = '203.0.113.36';
  const students = await atOnce(36, newPlayer);
  const joined = await atOnce(36, async (index) => {
    const student = students[index]!;
    if (index % 3 === 0) expect(await statusOf(student, network, guess())).toBe('unknown');
    expect(await statusOf(student, network, code)).toBe('open');
    const call = student.client
      .rpc('join_class', { p_code: code, p_name: `Student ${index}` })
      .setHeader('X-Forwarded-For', network);
    return (await call.throwOnError()).data.status;
  });
  expect(joined).toEqual(Array(36).fill('joined'));
  expect((await overview(teacher.client, id)).students).toHaveLength(36);
});
