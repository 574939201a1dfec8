import { digestsOf, type Digests } from '../testing/exercise-digests';
import recorded from '../testing/exercise-digests.json';
import { SKILLS } from './skill-map';

/** `npm run write-exercise-digests` records exercises that were meant to change. */
const RECORDED: Digests = recorded;

/** 0 in `npm test`, which compares a few seeds; `npm run audit:exercises` compares all of them. */
declare const AUDITED_SEEDS: number;

const ofSample = (digest: string) => digest.slice(0, 8);

describe.each(SKILLS.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
  it('shows the recorded lesson and exercises', async () => {
    const isAudit = AUDITED_SEEDS > 0;
    const own = Object.entries(RECORDED).filter(([key]) => key.startsWith(`${id} `));
    const expected = own.map(([key, digest]) => [key, isAudit ? digest : ofSample(digest)]);
    expect(digestsOf(entry, await entry.load(), isAudit)).toEqual(Object.fromEntries(expected));
  });
});

it('records no other skills', () => {
  const ids = new Set(Object.keys(RECORDED).map((key) => key.split(' ')[0]));
  expect([...ids]).toEqual(SKILLS.map(({ id }) => id));
});
