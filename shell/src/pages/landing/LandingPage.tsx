import { Link } from 'shared-platform';
import { buttonClass } from 'shared-ui';
import { landingCopy } from '../../copy/landing';
import { GameCards } from './GameCards';
import { Hero } from './Hero';
import styles from './LandingPage.module.css';

/** What a guest sees first. */
export default function LandingPage() {
  return (
    <div className={styles['page']}>
      <Hero />
      <ul className={styles['blurbs']}>
        {landingCopy.blurbs.map(({ title, text }) => (
          <li key={title} className={styles['blurb']}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <section className={styles['games']}>
        <h2>{landingCopy.gamesTitle}</h2>
        <GameCards />
      </section>
      <section className={styles['closing']}>
        <h2>{landingCopy.closingTitle}</h2>
        <p>{landingCopy.closingText}</p>
        <Link to="/signup" className={buttonClass()}>
          {landingCopy.closingAction}
        </Link>
      </section>
    </div>
  );
}
