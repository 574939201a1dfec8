import type { GridGame } from '@ninefold/contracts';
import { copy } from './copy';
import { DAILIES } from './dailies';
import { shadowStyles, showContent, showStyles } from './shadow-styles';

export interface DailyMount {
  /** Origin of the site that serves the script. */
  readonly site: string;
  readonly game: GridGame;
  readonly shadow: ShadowRoot;
  /** An element in the shadow root that belongs to the mount. */
  readonly container: HTMLElement;
  /** 0 for the first attempt. */
  readonly retry: number;
  /** Called when it breaks after it was shown. */
  onFailure(error: unknown): void;
}

/**
 * Loads and shows the game.
 * @returns a function that unmounts it
 * @throws when it cannot be loaded
 */
export type MountDaily = (mount: DailyMount) => Promise<() => void>;

/** Used until the game has loaded, and if it fails. They do not depend on the page's styles. */
const STYLES = `
:host { display: block; direction: ltr; color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
:host([theme='light']) { color-scheme: light; }
:host([theme='dark']) { color-scheme: dark; }
@media print { :host:host:host { color-scheme: light; } }
:host([hidden]) { display: none; }
.message { padding: 1rem; color: CanvasText; background: Canvas; }
.message p { margin: 0 0 0.75rem; }
.message button { min-height: 2.75rem; margin-inline-end: 1rem; padding: 0 1rem; font: inherit; }
.message a { display: inline-block; padding-block: 0.625rem; color: LinkText; }
`;

/**
 * The class of `<ninefold-daily>`, which renders into its shadow root.
 * @param site origin of the site that serves the script
 * @param load loads the code that shows a game, only where the element is used
 */
export function dailyElement(site: string, load: () => Promise<MountDaily>): CustomElementConstructor {
  return class NinefoldDaily extends HTMLElement {
    static readonly observedAttributes = ['game'];

    readonly #shadow = this.attachShadow({ mode: 'open' });
    #shown: string | undefined;
    #leave = () => {};

    connectedCallback(): void {
      this.#show(0);
    }

    attributeChangedCallback(): void {
      // Initial attributes are set before the element is connected.
      if (this.isConnected && this.#name !== this.#shown) this.#show(0);
    }

    disconnectedCallback(): void {
      this.#leave();
      this.#shown = undefined;
    }

    get #name(): string {
      return this.getAttribute('game') ?? 'sum';
    }

    #show(retry: number): void {
      const name = this.#name;
      if (name === this.#shown && retry === 0) return;
      this.#leave();
      this.#shown = name;
      const game = Object.hasOwn(DAILIES, name) ? DAILIES[name] : undefined;
      if (!CSS.supports('container-type', 'inline-size')) this.#say(copy.oldBrowser, 'alert');
      else if (game) void this.#mount(name, game, retry);
      else this.#say(copy.unknownGame(Object.keys(DAILIES)), 'alert');
    }

    async #mount(name: string, game: GridGame, retry: number): Promise<void> {
      let isLeft = false;
      let unmount = () => {};
      this.#leave = () => {
        isLeft = true;
        unmount();
      };
      const onFailure = (error: unknown) => {
        if (isLeft) return;
        console.error('ninefold-daily:', error);
        this.#leave();
        this.#offerRetry(name, retry);
      };
      this.#say(copy.loading, 'status');
      const container = document.createElement('div');
      try {
        const mount = await load();
        if (isLeft) return;
        const end = await mount({ site, game, shadow: this.#shadow, container, retry, onFailure });
        if (isLeft) return end();
        unmount = end;
        showContent(this.#shadow, container);
      } catch (error) {
        onFailure(error);
      }
    }

    #say(text: string, role: 'status' | 'alert'): HTMLElement {
      const message = Object.assign(document.createElement('div'), { className: 'message' });
      message.setAttribute('role', role);
      message.append(Object.assign(document.createElement('p'), { textContent: text }));
      showContent(this.#shadow, message);
      showStyles(this.#shadow, [shadowStyles(STYLES)]);
      return message;
    }

    #offerRetry(name: string, retry: number): void {
      const button = Object.assign(document.createElement('button'), {
        type: 'button',
        textContent: copy.tryAgain,
        onclick: () => this.#show(retry + 1),
      });
      const link = Object.assign(document.createElement('a'), {
        href: `${site}/${name}-grid`,
        target: '_blank',
        rel: 'noopener',
        textContent: copy.openSite,
      });
      this.#say(copy.failed, 'alert').append(button, link);
    }
  };
}
