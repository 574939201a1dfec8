import { useState } from 'react';
import type { FriendsSheetLine } from '@ninefold/contracts';
import { Link, useTitle } from '@ninefold/platform';
import { Badge, Button, Card } from '@ninefold/ui';
import { copy } from '../copy';
import { FriendsFailure, FriendsPage, FriendsSkeleton } from '../FriendsPage';
import { sheetPath } from '../paths';
import { useSheets } from '../use-sheets';
import { CodeForm } from './CodeForm';
import { MakeSheetDialog } from './MakeSheetDialog';
import styles from './SheetList.module.css';

const words = copy.list;

/** `/friends`: the sheets that the person is on. */
export function SheetList() {
  useTitle(copy.title);
  const { data: sheets, refetch } = useSheetsOrNothing();
  const [isMaking, setMaking] = useState(false);
  if (sheets === undefined) return <FriendsSkeleton />;
  if (sheets === null) return <FriendsFailure onRetry={() => void refetch()} />;
  const isEmpty = sheets.length === 0;
  return (
    <FriendsPage title={copy.title} lead={words.lead}>
      {isEmpty ? (
        <Card className={styles['empty']}>
          <h2>{words.empty}</h2>
          <p>{words.emptyLead}</p>
        </Card>
      ) : (
        <ul className={styles['sheets']}>
          {sheets.map((sheet) => (
            <SheetLine key={sheet.id} sheet={sheet} />
          ))}
        </ul>
      )}
      <div className={styles['more']}>
        <Button variant={isEmpty ? 'primary' : 'secondary'} onClick={() => setMaking(true)}>
          {words.make}
        </Button>
        <CodeForm />
      </div>
      <MakeSheetDialog open={isMaking} onClose={() => setMaking(false)} />
    </FriendsPage>
  );
}

/** Null when they could not be loaded. What was loaded before stays when a refresh fails. */
function useSheetsOrNothing() {
  const { data, isError, refetch } = useSheets();
  return { data: data ?? (isError ? null : undefined), refetch };
}

function SheetLine({ sheet }: { sheet: FriendsSheetLine }) {
  const { id, name, is_owner: isOwner, members, played_today: played } = sheet;
  return (
    <li className={styles['sheet']}>
      <Link to={sheetPath(id)} className={styles['link'] ?? ''}>
        <bdi>{name}</bdi>
      </Link>
      {isOwner && <Badge>{words.owner}</Badge>}
      <span className={styles['figures']}>
        {copy.people(members)}, {words.played(played, members)}
      </span>
    </li>
  );
}
