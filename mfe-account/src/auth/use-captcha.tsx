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

/** The code of the widget is loaded where it is used. Without the code the form stays, and says what to do. */
const Turnstile = lazy<Widget>(() =>
  import(/* webpackChunkName: "turnstile" */ '@marsidev/react-turnstile')
    .then((loaded) => ({ default: loaded.Turnstile }))
    .catch(() => ({ default: () => <p role="alert">{copy.captcha.failed}</p> })),
);

export interface Captcha {
  /** Stands in the form; nothing where the platform has no key. */
  readonly widget: ReactNode;
  /** For `options` of a call; empty where the platform has no key. */
  readonly options: { readonly captchaToken?: string };
  /** Says under the widget that it must be passed first. @returns whether the form may be sent */
  pass(): boolean;
  /** A token is good for one call: get another one after it. */
  renew(): void;
}

/** The script of the widget is loaded once. When that has failed, later forms have no widget either. */
let scriptFailed = false;

/** The check against robots in front of the calls that send mails or try passwords. The auth service judges the token. */
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
