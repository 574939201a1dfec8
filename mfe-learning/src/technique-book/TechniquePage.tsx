import { useState } from 'react';
import { GAMES, GRID_GAMES, type GridGame } from '@ninefold/contracts';
import { FROM_PRACTICE, hintParts, techniquePath, TECHNIQUES_PATH, type HintStep } from '@ninefold/web/hints';
import { Link, useLocation, usePlatform, useSearchParams, useTitle } from '@ninefold/platform';
import { nextStep, REASON_KINDS, type ReasonKind } from 'shared-puzzle-engine';
import { buttonClass } from '@ninefold/ui';
import { PageHead } from '../screen/PageHead';
import { Screen } from '../screen/Screen';
import { copy } from './copy';
import { EXAMPLES } from './examples';
import { OwnPositions } from './OwnPositions';
import { PositionGrid } from './PositionGrid';
import { Practice } from './Practice';
import { Reasons } from './Reasons';
import styles from './TechniqueBook.module.css';

/** `/learn/techniques/:id`: a technique with an example, practice, and the player's own positions. */
export default function TechniquePage() {
  const { pages } = usePlatform();
  const asked = useLocation().pathname.split('/')[3];
  const [query] = useSearchParams();
  const kind = REASON_KINDS.find((one) => one === asked);
  const from = GRID_GAMES.find((game) => game === query.get(FROM_PRACTICE));
  return kind ? <Technique key={kind} kind={kind} from={from} /> : <pages.NotFound />;
}

function Technique({ kind, from }: { kind: ReasonKind; from: GridGame | undefined }) {
  const { title, lead, body } = copy.techniques[kind];
  useTitle(title);
  const { game } = EXAMPLES[kind].puzzle;
  const next = REASON_KINDS[REASON_KINDS.indexOf(kind) + 1];
  const links = from && (
    <Link to={`${GAMES[from].path}?mode=practice`} className={buttonClass('secondary')}>
      {copy.backToPuzzle}
    </Link>
  );
  return (
    <Screen>
      <PageHead title={title} back={{ to: TECHNIQUES_PATH, text: copy.back }} links={links}>
        <p className={styles['soft']}>{lead}</p>
      </PageHead>
      <div className={styles['text']}>
        {body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Example kind={kind} />
      <Practice kind={kind} />
      <OwnPositions kind={kind} />
      <nav className={styles['onward']} aria-label={copy.onward}>
        {next && <Link to={techniquePath(next)}>{copy.next(copy.techniques[next].title)}</Link>}
        <Link to={`${GAMES[game].path}?mode=practice`}>{copy.play(GAMES[game].title)}</Link>
      </nav>
    </Screen>
  );
}

function Example({ kind }: { kind: ReasonKind }) {
  const position = EXAMPLES[kind];
  const [{ step, parts }] = useState(() => {
    const step = nextStep(position.puzzle, position.cells);
    return { step, parts: hintParts(step) };
  });
  const [shown, setShown] = useState<HintStep>();
  return (
    <section className={styles['part']}>
      <div className={styles['partHead']}>
        <h2>{copy.example}</h2>
        <p className={styles['soft']}>{copy.exampleLead}</p>
      </div>
      {step.kind === 'placement' && (
        <div className={styles['example']}>
          <PositionGrid
            position={position}
            label={copy.exampleGrid}
            marked={step.cell}
            named={(shown ?? step).cells}
            supposed={shown?.supposed}
          />
          <Reasons parts={parts} shown={shown} onShow={setShown} />
        </div>
      )}
    </section>
  );
}
