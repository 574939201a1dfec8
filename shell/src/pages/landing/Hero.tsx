import { GAME_LISTINGS } from 'shared-contracts';
import { Link } from 'shared-platform';
import { buttonClass } from 'shared-ui';
import { isOpen } from '../../app/find-route';
import { landingCopy } from '../../copy/landing';
import styles from './Hero.module.css';
import { SolvedGrid } from './SolvedGrid';

export function Hero() {
  const demoIsOpen = isOpen('/demo');
  return (
    <section className={styles['hero']}>
      <div className={styles['words']}>
        <h1 className={styles['title']}>
          {landingCopy.title.map((line) => (
            // The space keeps the lines apart for whoever listens.
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className={styles['lead']}>{landingCopy.lead}</p>
        <div className={styles['actions']}>
          <Link to="/signup" className={buttonClass()}>
            {landingCopy.startFree}
          </Link>
          <Link to={demoIsOpen ? '/demo' : GAME_LISTINGS.sum_grid.path} className={buttonClass('secondary')}>
            {landingCopy.tryDemo}
          </Link>
        </div>
        {!demoIsOpen && <p className={styles['note']}>{landingCopy.demoIsToday}</p>}
      </div>
      <SolvedGrid />
    </section>
  );
}
