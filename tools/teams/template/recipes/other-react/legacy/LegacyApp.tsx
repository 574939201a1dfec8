import type { Platform } from '@ninefold/platform';
import { useState, version } from 'react';

/** An example of an app that needs React 18. */
export function LegacyApp({ platform }: { readonly platform: Platform }) {
  const [count, setCount] = useState(0);
  return (
    <section>
      <h1>React {version}</h1>
      <button
        type="button"
        onClick={() => {
          setCount(count + 1);
          platform.notify('the legacy app counts');
        }}
      >
        Count: {count}
      </button>
    </section>
  );
}
