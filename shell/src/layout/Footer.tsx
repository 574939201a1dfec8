import { PRODUCT_NAME } from 'shared-contracts';
import { Link } from 'shared-platform';
import { footerLinks, layoutCopy } from '../copy/layout';
import styles from './Footer.module.css';

export function Footer() {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <span>{PRODUCT_NAME}</span>
        <nav aria-label={layoutCopy.legalNavigation}>
          <ul className={styles['links']}>
            {footerLinks.map(({ path, label }) => (
              <li key={path}>
                <Link to={path} className={styles['link']}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
