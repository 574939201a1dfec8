import { Link } from 'shared-platform';
import { buttonClass } from 'shared-ui';
import { isOpen } from '../app/find-route';
import { notFoundCopy } from '../copy/not-found';
import { canonicalPath } from '../guards/canonical-path';
import styles from './MessagePage.module.css';

export default function NotFoundPage() {
  const { actions, quickLinks, facts } = notFoundCopy;
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
          {quickLinks
            .filter(({ path }) => isOpen(canonicalPath(path)))
            .map(({ path, label }) => (
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
