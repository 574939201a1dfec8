import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { DASHBOARD, type AppRoute } from '../app/routes';
import { ScreenSkeleton } from '../app/ScreenSkeleton';
import { Layout } from '../layout/Layout';
import LandingPage from '../pages/landing/LandingPage';
import LegalPage from '../pages/legal/LegalPage';
import styles from '../layout/Layout.module.css';

/**
 * The static markup of a page, shown before any script has run: the layout, and the page or its skeleton, as the app
 * renders it while the auth state is unknown. The app replaces it.
 * @param lead what guests read first on the screen of a remote; empty if that is unknown
 * @returns markup without style attributes, which the content security policy forbids
 */
export function renderFrame(route: AppRoute, lead: string): string {
  const markup = renderToStaticMarkup(
    <StaticRouter location={route.path || '/not-found'}>
      <Layout auth={{ status: 'loading' }}>
        <main id="main" tabIndex={-1}>
          <FirstScreen screen={route.screen} lead={lead} />
        </main>
      </Layout>
    </StaticRouter>,
  );
  return markup.replaceAll(/ style="[^"]*"/g, '');
}

function FirstScreen({ screen, lead }: { screen: AppRoute['screen']; lead: string }) {
  if (screen.kind === 'home') {
    return (
      <>
        <div className={styles['forGuests']}>
          <LandingPage />
        </div>
        <div className={styles['forMembers']}>
          <ScreenSkeleton screen={DASHBOARD} lead="" />
        </div>
      </>
    );
  }
  const isText = screen.kind === 'page' && screen.page !== 'notFound';
  return isText ? <LegalPage name={screen.page} /> : <ScreenSkeleton screen={screen} lead={lead} />;
}
