import { bareDatabase } from '../../jest/bare-database';
import { atOnce } from '../testing/at-once';

const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

onPostgres('tests that each create a database do not disturb each other', async () => {
  const urls = await atOnce(6, () => bareDatabase());
  expect(new Set(urls).size).toBe(6);
});
