import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { DASHBOARD, type AppRoute } from '../app/routes';
import { ScreenSkeleton } from '../app/ScreenSkeleton';
import { Layout } from '../layout/Layout';
import LandingPage from '../pages/landing/LandingPage';
import LegalPage from '../pages/legal/LegalPage';
import styles from '../layout/Layout.module.css';

/**
 * What stands in a page before any script has run: the layout, and the page or its skeleton, as in the app, for
 * somebody of whom nothing is known yet. The app takes its place with its first picture.
 * @returns markup without styles of its own: the content security policy forbids them
 */
export function renderFrame(route: AppRoute): string {
  const markup = renderToStaticMarkup(
    <StaticRouter location={route.path || '/not-found'}>
      <Layout auth={{ status: 'loading' }}>
        <main id="main" tabIndex={-1}>
          <FirstScreen screen={route.screen} />
        </main>
      </Layout>
    </StaticRouter>,
  );
  return markup.replaceAll(/ style="[^"]*"/g, '');
}

function FirstScreen({ screen }: { screen: AppRoute['screen'] }) {
  if (screen.kind === 'home') {
    return (
      <>
        <div className={styles['forGuests']}>
          <LandingPage />
        </div>
        <div className={styles['forMembers']}>
          <ScreenSkeleton screen={DASHBOARD} />
        </div>
      </>
    );
  }
  const isText = screen.kind === 'page' && screen.page !== 'notFound';
  return isText ? <LegalPage name={screen.page} /> : <ScreenSkeleton screen={screen} />;
}
