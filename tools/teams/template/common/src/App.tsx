import { Link, PlatformProvider, usePlatform, useTitle, type RemoteAppProps } from '@ninefold/platform';
import { Button } from '@ninefold/ui';
import '@ninefold/ui/components.css';
import { useState } from 'react';
import './app.css';

/** The shell gives the platform; everything below takes it with `usePlatform()`. */
export default function App({ platform }: RemoteAppProps) {
  return (
    <PlatformProvider platform={platform}>
      <Hello />
    </PlatformProvider>
  );
}

function Hello() {
  const { auth, notify } = usePlatform();
  const [count, setCount] = useState(0);
  useTitle('__NAME__');
  const name = auth.status === 'in' ? auth.profile.firstName : 'guest';
  return (
    <section className="__CONTAINER__-hello">
      <h1>Hello, {name}</h1>
      <p>This screen is the remote __NAME__.</p>
      <Button
        onClick={() => {
          setCount(count + 1);
          notify('__NAME__ counts');
        }}
      >
        Count: {count}
      </Button>
      <Link to="/puzzle-games">Puzzles</Link>
    </section>
  );
}
