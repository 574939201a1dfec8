import type { NoticeTone, Platform } from './platform';

/** Longer texts would cover the page. */
const MAX_CHARACTERS = 1_000;

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The platform as a remote gets it: a notice or a title that is not a string is reported and not shown, and any other
 * value that should be a string is left out. Among the shell's own elements, an object without a text would cost the page.
 */
export function checkCalls(platform: Platform): Platform {
  const withText =
    (name: 'notify' | 'setTitle', call: (text: string, ...tone: [NoticeTone?]) => void) =>
    (text: unknown, ...tone: unknown[]) =>
      isText(text)
        ? call(text.slice(0, MAX_CHARACTERS), ...(tone.filter(isText) as [NoticeTone?]))
        : platform.reportError(new TypeError('Not a string'), name);
  return {
    ...platform,
    notify: withText('notify', platform.notify),
    setTitle: withText('setTitle', platform.setTitle),
    reportError: (error, context: unknown) => platform.reportError(error, isText(context) ? context : ''),
  };
}
