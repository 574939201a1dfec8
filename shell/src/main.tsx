import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'shared-platform';
import 'shared-ui/tokens.css';
import { loadRemoteApp } from './remotes/load-remote-app';

void loadRemoteApp('games').then((App) => {
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <BrowserRouter>{createElement(App.default, { platform: {} as never })}</BrowserRouter>,
  );
});
