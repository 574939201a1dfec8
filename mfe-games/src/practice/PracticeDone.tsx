import { GAMES, type GridGame } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import { AccountLinks } from '@ninefold/web/social';
import { copy as completionCopy } from '../finished/copy';
import styles from '../finished/DonePage.module.css';
import { HUB_PATH } from '../screen/paths';
import { NextForGuests } from '../today/NextForGuests';
import { copy } from './copy';

/** Instead of another puzzle, for a guest who has solved today's practice puzzle of a game. */
export function PracticeDone({ game }: { game: GridGame }) {
  const { title } = GAMES[game];
  const { title: offer, body, signUp, signIn } = completionCopy.morePuzzles;
  return (
    <section className={styles['page']}>
      <p className={styles['kicker']}>{copy.solvedToday(title)}</p>
      <h1>{offer}</h1>
      <p>{body}</p>
      <div className={styles['links']}>
        <AccountLinks signUp={signUp} signIn={signIn} />
      </div>
      <NextForGuests />
      <Link to={HUB_PATH} className={buttonClass('quiet')}>
        {copy.hub}
      </Link>
    </section>
  );
}
