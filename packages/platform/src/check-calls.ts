import type { Platform } from './platform';

/**
 * The platform as a remote gets it: a notice or a title that is not a string is reported and not shown. An `Error` among
 * the shell's own elements would cost the page.
 */
export function checkCalls(platform: Platform): Platform {
  const withText =
    <Rest extends unknown[]>(name: 'notify' | 'setTitle', call: (text: string, ...rest: Rest) => void) =>
    (text: unknown, ...rest: Rest) =>
      typeof text === 'string'
        ? call(text, ...rest)
        : platform.reportError(new TypeError('Not a string'), name);
  return {
    ...platform,
    notify: withText('notify', platform.notify),
    setTitle: withText('setTitle', platform.setTitle),
  };
}
