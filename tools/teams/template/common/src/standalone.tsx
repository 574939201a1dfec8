/** This remote alone, with a React of its own and a platform that has no server: `npm run dev`. */
import { fakePlatform, MemoryRouter, signedIn } from '@ninefold/platform/testing';
import '@ninefold/ui/tokens.css';
import { createRoot } from 'react-dom/client';
import App from './App';
import { BASE } from './base';

const platform = fakePlatform({ auth: signedIn(), notify: (message) => console.info(message) });

createRoot(document.getElementById('root')!).render(
  <MemoryRouter initialEntries={[BASE]}>
    <App platform={platform} />
  </MemoryRouter>,
);
