import { Link } from 'shared-platform';
import { buttonClass } from 'shared-ui';
import { notOpenYetCopy } from '../copy/not-open-yet';
import styles from './MessagePage.module.css';

/** Stands at the address of a feature that is not built yet: says so, and leads to what works. */
export default function NotOpenYetPage() {
  return (
    <div className={styles['page']}>
      <h1>{notOpenYetCopy.title}</h1>
      <p className={styles['lead']}>{notOpenYetCopy.lead}</p>
      <ul className={styles['actions']}>
        {notOpenYetCopy.links.map(({ path, label }, index) => (
          <li key={path}>
            <Link to={path} className={buttonClass(index === 0 ? 'primary' : 'secondary')}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
