import { Link, useLocation, usePlatform, useTitle } from 'shared-platform';
import { Screen } from '../screen/Screen';
import { copy } from './copy';
import { placementIn, puzzleOf } from './position';
import { PositionBoard } from './PositionBoard';
import { POSITIONS } from './positions';
import { reasonSentences } from './reason-sentences';
import { TECHNIQUE_IDS, type TechniqueId } from './technique';
import styles from './TechniqueBook.module.css';
import { TryBoard } from './TryBoard';

/** `/learn/techniques/:id`: one way to find a digit, an example, and boards that need just that. */
export default function TechniquePage() {
  const { pages } = usePlatform();
  const asked = useLocation().pathname.split('/')[3];
  const id = TECHNIQUE_IDS.find((one) => one === asked);
  return id ? <Technique key={id} id={id} /> : <pages.NotFound />;
}

function Technique({ id }: { id: TechniqueId }) {
  const { title, lead, body } = copy.techniques[id];
  useTitle(title);
  const [example, ...toTry] = POSITIONS[id];
  const next = TECHNIQUE_IDS[TECHNIQUE_IDS.indexOf(id) + 1];
  const puzzle = puzzleOf(example);
  const placement = placementIn(puzzle);
  return (
    <Screen>
      <header className={styles['head']}>
        <Link to="/learn/techniques" className={styles['back']}>
          {copy.back}
        </Link>
        <h1>{title}</h1>
        <p className={styles['soft']}>{lead}</p>
      </header>
      <div className={styles['text']}>
        {body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <section className={styles['part']}>
        <h2>{copy.example}</h2>
        <p className={styles['soft']}>{copy.exampleLead}</p>
        <div className={styles['example']}>
          <PositionBoard puzzle={puzzle} marked={placement.cell} />
          <ul className={styles['reasons']}>
            {reasonSentences(placement).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      </section>
      <section className={styles['part']}>
        <h2>{copy.tryIt}</h2>
        <p className={styles['soft']}>{copy.tryLead}</p>
        <div className={styles['boards']}>
          {toTry.map((position, index) => (
            <TryBoard key={position.filled} position={position} number={index + 1} />
          ))}
        </div>
      </section>
      <nav className={styles['onward']}>
        {next && <Link to={`/learn/techniques/${next}`}>{copy.next(copy.techniques[next].title)}</Link>}
        <Link to="/puzzle-games">{copy.play}</Link>
      </nav>
    </Screen>
  );
}
