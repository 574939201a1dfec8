import { readFileSync } from 'node:fs';
import { digestLines } from '../testing/digest';
import { SKILLS } from './skill-map';

/** 0 in `npm test`, which compares a few seeds; `npm run audit:exercises` compares all of them. */
declare const AUDITED_SEEDS: number;

const RECORDED = readFileSync(`${__dirname}/exercises.digest`, 'utf8').trim().split('\n');

const withoutFullDigest = (line: string) => line.split(' ').slice(0, 3).join(' ');

it.each(SKILLS.map((entry) => [entry.id, entry] as const))(
  '%s shows the recorded lesson and exercises',
  async (id, entry) => {
    const isAudit = AUDITED_SEEDS > 0;
    const recorded = RECORDED.filter((line) => line.startsWith(`${id} `));
    const expected = isAudit ? recorded : recorded.map(withoutFullDigest);
    expect(digestLines(entry, await entry.load(), isAudit)).toEqual(expected);
  },
);

it('records no other skill', () => {
  const ids = new Set(RECORDED.map((line) => line.split(' ')[0]));
  expect([...ids]).toEqual(SKILLS.map(({ id }) => id));
});
