import type { TurnstileInstance, TurnstileProps } from '@marsidev/react-turnstile';
import { useEffect, useRef, useState, type ComponentType, type RefAttributes } from 'react';
import { usePlatform } from '@ninefold/platform';
import { Button, FieldNotes, type Elements } from '@ninefold/ui';
import { copy } from './copy';
import styles from './use-captcha.module.css';

type Widget = ComponentType<TurnstileProps & RefAttributes<TurnstileInstance | undefined>>;

export interface Captcha {
  /** To be rendered in the form; null without a site key. */
  readonly widget: Elements;
  /** For `options` of an auth call; empty without a site key. */
  readonly options: { readonly captchaToken?: string };
  /**
   * Reports that the widget must be completed, or why it is not there.
   * @returns whether the form may be sent
   */
  pass(): boolean;
  /** To be called after each auth call, because a token is valid only once. */
  renew(): void;
  /** Waits for the token after `renew()`, which the widget usually gets by itself. */
  next(): Promise<Captcha['options'] | 'no-token'>;
}

/** Somebody may have to solve the next check, which this must not wait for. */
const NEXT_TOKEN_MS = 5_000;

/** Ad blockers and networks may leave the request for the script open. */
const SLOW_MS = 10_000;

const SCRIPT_ID = 'cf-turnstile-script';

/** The widget adds its script only if the page has none: one that failed or hangs would be the last. */
function removeUnloadedScript(): void {
  if (!window.turnstile) document.getElementById(SCRIPT_ID)?.remove();
}

const loadWidget = async (): Promise<Widget> =>
  (await import(/* webpackChunkName: "turnstile" */ '@marsidev/react-turnstile')).Turnstile;

/** For calls that need no token. */
export const NO_CAPTCHA: Captcha = {
  widget: null,
  options: {},
  pass: () => true,
  renew() {},
  next: () => Promise.resolve({}),
};

/** The CAPTCHA for calls that send emails or try passwords. The auth service verifies the token. */
export function useCaptcha(): Captcha {
  const { turnstileSiteKey } = usePlatform().settings;
  const instance = useRef<TurnstileInstance | undefined>(undefined);
  const awaited = useRef<(token: string) => void>(undefined);
  const [Turnstile, setTurnstile] = useState<Widget>();
  const [attempt, setAttempt] = useState(1);
  const [progress, setProgress] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [token, setToken] = useState<string>();
  const [error, setError] = useState<string>();

  useEffect(() => {
    if (!turnstileSiteKey) return;
    let isCurrent = true;
    const fail = () => isCurrent && setProgress((now) => (now === 'shown' ? now : 'failed'));
    loadWidget().then((loaded) => isCurrent && setTurnstile(() => loaded), fail);
    const timeout = setTimeout(fail, SLOW_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timeout);
      removeUnloadedScript();
    };
  }, [turnstileSiteKey, attempt]);

  function retry() {
    setError(undefined);
    setProgress('loading');
    setAttempt(attempt + 1);
  }

  if (!turnstileSiteKey) return NO_CAPTCHA;
  const isShown = () => {
    setProgress('shown');
    setError(undefined);
  };
  return {
    widget: (
      <div>
        <div className={styles['widget']}>
          {Turnstile && (
            <Turnstile
              key={attempt}
              ref={instance}
              siteKey={turnstileSiteKey}
              options={{ size: 'flexible' }}
              scriptOptions={{ id: SCRIPT_ID, onError: () => setProgress('failed') }}
              onWidgetLoad={isShown}
              onSuccess={(passed) => {
                setToken(passed);
                awaited.current?.(passed);
                isShown();
              }}
              onExpire={() => setToken(undefined)}
              onError={() => setProgress('failed')}
            />
          )}
        </div>
        <FieldNotes id="captcha-notes" error={progress === 'failed' ? copy.captcha.failed : error} />
        {progress === 'failed' && (
          <Button variant="secondary" onClick={retry}>
            {copy.captcha.again}
          </Button>
        )}
      </div>
    ),
    options: token ? { captchaToken: token } : {},
    pass() {
      if (!token) setError(progress === 'shown' ? copy.captcha.required : copy.captcha.loading);
      return token !== undefined;
    },
    renew() {
      setToken(undefined);
      instance.current?.reset();
    },
    next: () =>
      new Promise((resolve) => {
        awaited.current = (captchaToken) => resolve({ captchaToken });
        setTimeout(() => resolve('no-token'), NEXT_TOKEN_MS);
      }),
  };
}
