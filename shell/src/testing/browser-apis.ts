import { act } from '@testing-library/react';

/** Adds browser APIs that jsdom lacks. */
export function addBrowserApis() {
  // The environment's own keeps the process alive, and there are no other tabs.
  Object.assign(globalThis, { BroadcastChannel: undefined });
  const system = Object.assign(new EventTarget(), { matches: false });
  window.matchMedia = () => system as unknown as MediaQueryList;
  window.scrollTo = () => {};
  HTMLElement.prototype.hidePopover ??= () => {};
  return {
    setSystemDark(isDark: boolean) {
      system.matches = isDark;
      act(() => void system.dispatchEvent(new Event('change')));
    },
  };
}
