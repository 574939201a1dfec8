import type { GridGame } from '@ninefold/contracts';
import { copy } from './copy';
import { DAILIES } from './dailies';

export interface DailyMount {
  /** Origin of the site that the script is from. */
  readonly site: string;
  readonly game: GridGame;
  readonly shadow: ShadowRoot;
  /** In the shadow root; it is the mount's own. */
  readonly container: HTMLElement;
  /** 0 for the first try. */
  readonly retry: number;
  /** It broke after it was shown. */
  onFailure(error: unknown): void;
}

/** Loads the game and shows it. @returns what takes it away @throws when it cannot be loaded */
export type MountDaily = (mount: DailyMount) => Promise<() => void>;

/** Until the game is there, and where it does not come: a page's own styles have no part in it. */
const STYLES = `
:host { display: block; color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
:host([theme='light']) { color-scheme: light; }
:host([theme='dark']) { color-scheme: dark; }
:host([hidden]) { display: none; }
.message { padding: 1rem; color: CanvasText; background: Canvas; }
.message p { margin: 0 0 0.75rem; }
.message button { min-height: 2.75rem; margin-inline-end: 1rem; padding: 0 1rem; font: inherit; }
.message a { display: inline-block; padding-block: 0.625rem; color: LinkText; }
`;

/**
 * The class of `<ninefold-daily>`: everything that it shows is in its shadow root.
 * @param site origin of the site that the script is from
 * @param load the code that shows a game, which most of a page's visitors wait for only where the element stands
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
      // The element's own attributes come before it is in the page.
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
      if (game) void this.#mount(name, game, retry);
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
        this.#shadow.replaceChildren(container);
      } catch (error) {
        onFailure(error);
      }
    }

    #say(text: string, role: 'status' | 'alert'): HTMLElement {
      const styles = new CSSStyleSheet();
      styles.replaceSync(STYLES);
      this.#shadow.adoptedStyleSheets = [styles];
      const message = Object.assign(document.createElement('div'), { className: 'message' });
      message.setAttribute('role', role);
      message.append(Object.assign(document.createElement('p'), { textContent: text }));
      this.#shadow.replaceChildren(message);
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
