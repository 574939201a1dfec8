import { Suspense } from 'react';
import { Spinner } from 'shared-ui';
import type { PageName } from '../app/routes';
import { remoteCopy } from '../copy/remote';
import type { PageProps } from './page-props';
import { PAGES } from './pages';

export function ShellPage({ name, auth }: PageProps & { name: PageName }) {
  const { Component } = PAGES[name];
  return (
    <Suspense fallback={<Spinner label={remoteCopy.loading} />}>
      <Component auth={auth} />
    </Suspense>
  );
}
