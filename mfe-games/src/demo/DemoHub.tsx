import { GAMES, GRID_GAMES } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import { HUB_PATH, demoPath } from '../screen/paths';
import { GameCard, GamesPage } from '../screen/GamesPage';
import { copy } from './copy';
import { JoinInvitation } from './JoinInvitation';

/** `/demo`: the demos side by side, and where to go after them. */
export default function DemoHub() {
  return (
    <GamesPage
      title={copy.title}
      lead={copy.lead}
      cards={GRID_GAMES.map((game) => (
        <GameCard
          key={game}
          game={game}
          links={
            <Link to={demoPath(game)} className={buttonClass('primary')} aria-description={GAMES[game].title}>
              {copy.play}
            </Link>
          }
        />
      ))}
    >
      <JoinInvitation daily={HUB_PATH} />
    </GamesPage>
  );
}
