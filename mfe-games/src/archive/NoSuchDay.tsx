import { FIRST_DAY } from '@ninefold/contracts';
import { Link, Navigate, useTitle } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import type { DayKind } from '../days/day-keys';
import { archivePath, ARCHIVE_PATH, HUB_PATH } from '../screen/paths';
import { copy as screenCopy } from '../screen/copy';
import styles from './ArchiveDay.module.css';
import { copy } from './copy';

type MissingKind = Exclude<DayKind, 'archive'> | 'wrong';

/** In kind of a day that the archive has not, in plain words and with a way on. Today is in the hub. */
export function NoSuchDay({ kind }: { kind: MissingKind }) {
  if (kind === 'today') return <Navigate to={HUB_PATH} replace />;
  return <Words kind={kind} />;
}

function Words({ kind }: { kind: Exclude<MissingKind, 'today'> }) {
  const { title, body } = copy.nowhere[kind];
  useTitle(title);
  return (
    <section className={styles['page']}>
      <h1>{title}</h1>
      <p>{typeof body === 'string' ? body : body(screenCopy.day(FIRST_DAY))}</p>
      <p className={styles['links']}>
        {kind === 'early' && (
          <Link to={archivePath(FIRST_DAY)} className={buttonClass('primary')}>
            {copy.nowhere.first}
          </Link>
        )}
        {kind === 'future' && (
          <Link to={HUB_PATH} className={buttonClass('primary')}>
            {copy.nowhere.today}
          </Link>
        )}
        <Link to={ARCHIVE_PATH} className={buttonClass(kind === 'wrong' ? 'primary' : 'quiet')}>
          {copy.day.calendar}
        </Link>
      </p>
    </section>
  );
}
