import { useBrowser } from '../browser/use-browser';
import { signIn } from '../pages/account';
import { newPlayer, type Player } from '../platform/accounts';
import { startPlatform } from '../platform/start-platform';

const browser = useBrowser();

/** A platform with the limits of a deployment. All its visitors have the network address of this machine. */
let platform: Awaited<ReturnType<typeof startPlatform>>;
beforeAll(async () => {
  platform = await startPlatform({ environment: { AUTH_ATTEMPTS_PER_NETWORK: '600' } });
});
afterAll(() => platform?.discard());

const STUDENTS = 36;
/** More pages at once would only wait for the processor. */
const AT_ONCE = 6;

it('36 students behind one address sign in with their passwords, and none is told to wait', async () => {
  const players: Player[] = [];
  for (let number = 0; number < STUDENTS; number += 1) players.push(await newPlayer(platform.urls));

  async function arrive({ person }: Player): Promise<void> {
    const page = await browser.newVisitor();
    await signIn(page, platform.urls.shell, person);
    await page.context().close();
  }
  for (let first = 0; first < STUDENTS; first += AT_ONCE)
    await Promise.all(players.slice(first, first + AT_ONCE).map(arrive));
});

it('a sign-in that the network’s limit refuses says so, and is repeated by itself', async () => {
  const { person } = await newPlayer(platform.urls);
  const page = await browser.newVisitor();
  const body = { code: 429, error_code: 'over_request_rate_limit', msg: 'Please try again after 2 seconds.' };
  await page.route('**/auth/v1/token*', (route) => route.fulfill({ status: 429, json: body }), { times: 1 });
  const notice = page.getByText(/Many people .* your network/).waitFor();
  await Promise.all([signIn(page, platform.urls.shell, person), notice]);
});
