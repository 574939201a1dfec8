import { Suspense } from 'react';
import { Spinner } from 'shared-ui';
import type { PageName } from '../app/routes';
import { remoteCopy } from '../copy/remote';
import { PAGES, type PageProps } from './pages';

export function ShellPage({ name, auth }: PageProps & { name: PageName }) {
  const { Component } = PAGES[name];
  return (
    <Suspense fallback={<Spinner label={remoteCopy.loading} />}>
      <Component auth={auth} />
    </Suspense>
  );
}
