import { Link } from 'shared-platform';
import { buttonClass } from 'shared-ui';
import { landingCopy } from '../../copy/landing';
import styles from './Hero.module.css';
import { SolvedGrid } from './SolvedGrid';

export function Hero() {
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
          <Link to="/demo" className={buttonClass('secondary')}>
            {landingCopy.tryDemo}
          </Link>
        </div>
        <p className={styles['note']}>{landingCopy.demoNote}</p>
      </div>
      <SolvedGrid />
    </section>
  );
}
