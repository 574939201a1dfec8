import { Link, useLocation, usePlatform, useTitle } from '@ninefold/platform';
import { Button, buttonClass } from '@ninefold/ui';
import { canonicalPath, findRoute, isOpen } from '../app/find-route';
import { NOT_FOUND, type Guard } from '../app/routes';
import { copy } from './copy';
import styles from './NotFoundPage.module.css';

/** Access rules of pages that redirect signed-in people. */
const FOR_GUESTS: readonly Guard[] = ['guests', 'joining'];

/** Shown when neither the shell nor a remote has a page at this path. */
export default function NotFoundPage() {
  const route = findRoute(useLocation().pathname);
  // A path of the shell's own table, whose remote is older than the table.
  return route === NOT_FOUND || route.isPrefix ? <NotFound /> : <NotYet />;
}

function NotYet() {
  const { title, lead, retry } = copy.notYet;
  return (
    <div data-not-found className={styles['page']}>
      <h1>{title}</h1>
      <p className={styles['lead']}>{lead}</p>
      <Button onClick={() => location.reload()}>{retry}</Button>
    </div>
  );
}

function NotFound() {
  const { auth } = usePlatform();
  const { title, lead, guestAction, actions, quickLinks, quickLinksLabel, facts, factsTitle } = copy.notFound;
  useTitle(title);
  const leadsOn = ({ path }: PageLink) => {
    const route = findRoute(canonicalPath(path));
    // Signed-in people would be redirected from there. Nothing is offered until the auth state is known, as in the
    // header.
    return isOpen(route.path) && (!FOR_GUESTS.includes(route.guard) || auth.status === 'out');
  };
  return (
    <div data-not-found className={styles['page']}>
      <p aria-hidden translate="no" className={styles['figure']}>
        83
      </p>
      <h1>{title}</h1>
      <p className={styles['lead']}>{lead}</p>
      <Actions links={[...(auth.status === 'out' ? [guestAction] : []), ...actions.filter(leadsOn)]} />
      <nav aria-label={quickLinksLabel}>
        <ul className={styles['links']}>
          {quickLinks.filter(leadsOn).map(({ path, label }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className={styles['facts']}>
        <h2>{factsTitle}</h2>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface PageLink {
  readonly path: string;
  readonly label: string;
}

/** The first link is the primary one. */
function Actions({ links }: { links: readonly PageLink[] }) {
  return (
    <ul className={styles['actions']}>
      {links.map(({ path, label }, index) => (
        <li key={path}>
          <Link to={path} className={buttonClass(index === 0 ? 'primary' : 'secondary')}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
