import { Link } from 'shared-platform';
import { buttonClass } from 'shared-ui';
import { findRoute, isOpen } from '../app/find-route';
import { notFoundCopy } from '../copy/not-found';
import { canonicalPath } from '../guards/canonical-path';
import styles from './MessagePage.module.css';
import type { PageProps } from './page-props';

export default function NotFoundPage({ auth }: PageProps) {
  const { facts } = notFoundCopy;
  const leadsOn = ({ path }: { path: string }) => {
    const route = findRoute(canonicalPath(path));
    // Who is signed in would only be sent home from there. As in the header, nothing is offered while it is unknown.
    return isOpen(route.path) && (route.guard !== 'guests' || auth.status === 'out');
  };
  const actions = notFoundCopy.actions.filter(leadsOn);
  const quickLinks = notFoundCopy.quickLinks.filter(leadsOn);
  return (
    <div className={styles['page']}>
      <p aria-hidden className={styles['figure']}>
        83
      </p>
      <h1>{notFoundCopy.title}</h1>
      <p className={styles['lead']}>{notFoundCopy.lead}</p>
      <ul className={styles['actions']}>
        {actions.map(({ path, label }, index) => (
          <li key={path}>
            <Link to={path} className={buttonClass(index === 0 ? 'primary' : 'secondary')}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <nav aria-label={notFoundCopy.quickLinksLabel}>
        <ul className={styles['links']}>
          {quickLinks.map(({ path, label }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className={styles['facts']}>
        <h2>{notFoundCopy.factsTitle}</h2>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
