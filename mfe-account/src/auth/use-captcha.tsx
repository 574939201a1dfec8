import type { TurnstileInstance, TurnstileProps } from '@marsidev/react-turnstile';
import {
  lazy,
  Suspense,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { usePlatform } from '@ninefold/platform';
import { FieldNotes } from '@ninefold/ui';
import { copy } from './copy';
import styles from './use-captcha.module.css';

type Widget = ComponentType<TurnstileProps & RefAttributes<TurnstileInstance | undefined>>;

/** Loads the widget's code on demand. If that fails, the form remains and says what to do. */
const Turnstile = lazy<Widget>(() =>
  import(/* webpackChunkName: "turnstile" */ '@marsidev/react-turnstile')
    .then((loaded) => ({ default: loaded.Turnstile }))
    .catch(() => ({ default: () => <p role="alert">{copy.captcha.failed}</p> })),
);

export interface Captcha {
  /** To be rendered in the form; null without a site key. */
  readonly widget: ReactNode;
  /** For `options` of an auth call; empty without a site key. */
  readonly options: { readonly captchaToken?: string };
  /**
   * Reports under the widget that it must be completed.
   * @returns whether the form may be sent
   */
  pass(): boolean;
  /** To be called after each auth call, because a token is valid only once. */
  renew(): void;
}

/** The widget's script is loaded once. If that fails, later forms have no widget either. */
let scriptFailed = false;

/** The CAPTCHA for calls that send emails or try passwords. The auth service verifies the token. */
export function useCaptcha(): Captcha {
  const { turnstileSiteKey } = usePlatform().settings;
  const instance = useRef<TurnstileInstance | undefined>(undefined);
  const [token, setToken] = useState<string>();
  const [error, setError] = useState<string>();
  const [hasNoWidget, setHasNoWidget] = useState(scriptFailed);

  if (!turnstileSiteKey) return { widget: null, options: {}, pass: () => true, renew() {} };
  return {
    widget: (
      <div>
        {!hasNoWidget && (
          <div className={styles['widget']}>
            <Suspense fallback={null}>
              <Turnstile
                ref={instance}
                siteKey={turnstileSiteKey}
                options={{ size: 'flexible' }}
                scriptOptions={{
                  onError: () => {
                    scriptFailed = true;
                    setHasNoWidget(true);
                  },
                }}
                onSuccess={(passed) => {
                  setToken(passed);
                  setError(undefined);
                }}
                onExpire={() => setToken(undefined)}
                onError={() => setError(copy.captcha.failed)}
              />
            </Suspense>
          </div>
        )}
        <FieldNotes id="captcha-notes" error={hasNoWidget ? copy.captcha.failed : error} />
      </div>
    ),
    options: token ? { captchaToken: token } : {},
    pass() {
      if (!token) setError(copy.captcha.required);
      return token !== undefined;
    },
    renew() {
      setToken(undefined);
      instance.current?.reset();
    },
  };
}
