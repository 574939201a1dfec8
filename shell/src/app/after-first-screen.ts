import { ignoreHeldKeys } from '../input/held-keys';
import { countUnsteadyPresses } from '../input/unsteady-presses';
import { loadWebFont } from '../web-font/load-web-font';

/** What the first screen does not wait for. */
export function afterFirstScreen(): void {
  ignoreHeldKeys(window);
  countUnsteadyPresses(window);
  void loadWebFont();
}
