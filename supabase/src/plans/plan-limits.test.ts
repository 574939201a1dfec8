import * as v from 'valibot';
import {
  FIRST_DAY,
  FREE_LIMITS,
  PLAN_LIMITS,
  ProgressReportSchema,
  type PlanLimits,
} from '@ninefold/contracts';
import { addDays } from '../publish/day-keys';
import { archiveOf } from '../testing/archive';
import { daysAgo } from '../testing/daily';
import { learningState } from '../testing/learning';
import { newPlayer, newSubscriber, type Player } from '../testing/players';
import { archived, practice, save, saveAll } from '../testing/results';

/** Compares what the database gives this person with the table that the pages print. */
async function expectLimits({ client }: Player, limits: PlanLimits): Promise<void> {
  const { learningSessions, progressDays, archiveDays, exportsProgress } = limits;
  expect(await learningState(client)).toMatchObject({ sessions_limit: learningSessions });
  const report = v.parse(ProgressReportSchema, (await client.rpc('progress_report').throwOnError()).data);
  expect(report.from_day).toBe(progressDays && (await daysAgo(progressDays - 1)));
  const opens = archiveDays === null ? FIRST_DAY : await daysAgo(archiveDays);
  const [first, closed] = [archived(opens), archived(addDays(opens, -1))];
  await saveAll(client, first, closed);
  const days = (await archiveOf(client, addDays(opens, -1), opens)).days.map(({ day_key }) => day_key);
  expect(days).toEqual([opens]);
  const { error } = await client.rpc('export_progress', {});
  expect(error?.hint).toBe(exportsProgress ? undefined : 'subscribers-only');
}

test('the database gives a free account what the pages say', async () => {
  await expectLimits(await newPlayer(), FREE_LIMITS);
});

test('the database gives a subscriber what each plan says', async () => {
  const subscriber = await newSubscriber();
  for (const limits of Object.values(PLAN_LIMITS)) await expectLimits(subscriber, limits);
});

test('no practice puzzle counts with more hints than the largest plan has', async () => {
  const most = Math.max(...Object.values(PLAN_LIMITS).map(({ practiceHints }) => practiceHints));
  const { client } = await newSubscriber();
  const statusOf = async (hints_used: number) => (await save(client, practice({ hints_used }))).status;
  expect(await statusOf(most)).toBe('saved');
  expect(await statusOf(most + 1)).toBe('refused');
});
