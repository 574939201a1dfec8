import { CircleCheck } from 'lucide-react';
import { GAME_LISTINGS, type GridGame } from 'shared-contracts';
import { Link, usePlatform } from 'shared-platform';
import { dayKeyAt } from 'shared-puzzle-engine';
import { Badge, buttonClass, Card } from 'shared-ui';
import { GAME_RULES } from '../grid/copy';
import { HUB_COPY } from './copy';
import { GUEST } from '../device/daily-record';
import { useDevice } from '../device/device';
import { useDailyRecord } from '../device/use-daily-record';
import styles from '../screen/GameCard.module.css';
import { GameEmblem } from '../screen/GameEmblem';

export function GameCard({ game }: { game: GridGame }) {
  const { auth } = usePlatform();
  const { now } = useDevice();
  const owner = auth.status === 'in' ? auth.user.id : GUEST;
  const record = useDailyRecord({ owner, game, dayKey: dayKeyAt(now()) });
  const { title, difficulty, path } = GAME_LISTINGS[game];

  return (
    <li>
      <Card className={styles['card']}>
        <GameEmblem game={game} />
        <div className={styles['head']}>
          <h2 className={styles['title']}>{title}</h2>
          <Badge>{difficulty}</Badge>
        </div>
        <p className={styles['about']}>{GAME_RULES[game]}</p>
        <p className={styles['links']}>
          <Link to={path} className={buttonClass('primary')} aria-description={title}>
            {HUB_COPY.daily}
          </Link>
          <Link to={`${path}?mode=practice`} className={buttonClass('secondary')} aria-description={title}>
            {HUB_COPY.practice}
          </Link>
        </p>
        {record?.result && (
          <p className={styles['done']}>
            <CircleCheck aria-hidden size={18} />
            {HUB_COPY.doneToday}
          </p>
        )}
      </Card>
    </li>
  );
}
