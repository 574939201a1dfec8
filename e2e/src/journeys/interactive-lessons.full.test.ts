import { accessibilityViolations } from '../browser/accessibility';
import { tabTo } from '../browser/tab-to';
import { untilShown } from '../browser/until-shown';
import { PHONE, useBrowser } from '../browser/use-browser';
import { MAX_SHIFT, shiftOf, watchShifts } from '../browser/watch-shifts';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

describe('an interactive lesson', () => {
  it('responds to the arrow keys with a sentence, is accessible and does not shift', async () => {
    const { signedIn } = await newPlayer(urls);
    const page = await browser.newVisitor({ ...signedIn, viewport: PHONE.viewport });
    await watchShifts(page);
    expect(await shiftOf(page, `${urls.shell}/learn/complements`)).toBeLessThanOrEqual(MAX_SHIFT);
    const figure = page.getByRole('region', { name: 'Try it' });
    const number = figure.getByRole('slider', { name: 'Number' });
    await tabTo(page, 'slider', 'Number');
    const height = (await figure.boundingBox())?.height;

    await page.keyboard.press('ArrowLeft');
    expect(await number.getAttribute('aria-valuetext')).toBe('66');
    // Announced once it stops moving.
    await figure.locator('[aria-live]', { hasText: 'The complement of 66 is 34.' }).waitFor();
    await page.keyboard.press('End');
    await figure.locator('[aria-live]', { hasText: 'The complement of 99 is 1.' }).waitFor();
    await page.keyboard.press('Home');
    expect(await number.getAttribute('aria-valuenow')).toBe('1');
    expect((await figure.boundingBox())?.height).toBe(height);
    expect(await number.evaluate((knob) => knob === document.activeElement)).toBe(true);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  it('follows a finger on the drawing without scrolling the page', async () => {
    const { signedIn } = await newPlayer(urls);
    const page = await browser.newVisitor({ ...signedIn, ...PHONE });
    await page.goto(`${urls.shell}/learn/slope`);
    await untilShown(page);
    const knob = page.getByRole('slider', { name: 'Height of the right point' });
    await knob.scrollIntoViewIfNeeded();
    const box = await knob.boundingBox();
    if (!box) throw new Error('The point cannot be held.');
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    const scrolled = await page.evaluate(() => scrollY);

    const touch = await page.context().newCDPSession(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (const down of [20, 40, 60, 80]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y + down }] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

    // One unit of the plane is some 23 pixels: from a height of 5 down to 1 or 2.
    await knob.and(page.locator('[aria-valuenow="1"], [aria-valuenow="2"]')).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  it('selects the dot under the pointer, even where dots are stacked', async () => {
    const { signedIn } = await newPlayer(urls);
    const page = await browser.newVisitor({ ...signedIn, viewport: PHONE.viewport });
    await page.goto(`${urls.shell}/learn/mode-and-range`);
    await untilShown(page);
    const dots = page.getByRole('region', { name: 'Try it' }).getByRole('slider');
    await dots.first().scrollIntoViewIfNeeded();
    for (const dot of await dots.all()) {
      const box = await dot.boundingBox();
      if (!box) throw new Error('The dot is not drawn.');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      expect(await dot.evaluate((knob) => knob === document.activeElement)).toBe(true);
      await page.mouse.up();
    }
  });

  it('shows the steps of the example one by one, with motion and without', async () => {
    const { signedIn } = await newPlayer(urls);
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await browser.newVisitor({ ...signedIn, reducedMotion });
      await page.goto(`${urls.shell}/learn/slope`);
      await page.getByRole('button', { name: 'Show the first step' }).click();
      const step = page.getByRole('listitem').filter({ hasText: 'Find the rise' });
      await step.waitFor();
      const animated = await step.evaluate(
        (item) => getComputedStyle(item.firstElementChild ?? item).animationName !== 'none',
      );
      expect(animated).toBe(reducedMotion === 'no-preference');
      expect(await page.getByText('Find the run').count()).toBe(0);
    }
  });
});
