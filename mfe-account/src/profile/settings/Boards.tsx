import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '@ninefold/platform';
import { Alert, Card, Checkbox } from '@ninefold/ui';
import { TextLink } from '../../layout/FormPage';
import { copy } from '../copy';
import styles from './Section.module.css';

/** Whether the person appears on public boards. Off by default. */
export function Boards() {
  const { isOpen } = usePlatform();
  const { shown, failure, change } = useShownOnBoards();
  return (
    <Card className={styles['section']}>
      <h2 className={styles['title']}>{copy.boards.title}</h2>
      <Checkbox
        label={copy.boards.label}
        checked={shown === true}
        disabled={shown === undefined}
        // Stays enabled during the change, so that it keeps the focus.
        onChange={({ target }) => void change(target.checked)}
      />
      <p className={styles['lead']}>{copy.boards.what}</p>
      {failure && <Alert tone="error">{failure}</Alert>}
      {isOpen('/boards') && <TextLink to="/boards">{copy.boards.open}</TextLink>}
    </Card>
  );
}

/** The message for a database error. */
function reasonOf(hint: string): string {
  if (hint === 'profile-incomplete') return copy.boards.nameless;
  return hint === 'too-many-changes' ? copy.boards.tooOften : copy.boards.failed;
}

/** `shown` is undefined until it is known. */
function useShownOnBoards() {
  const { supabase, reportError } = usePlatform();
  const [shown, setShown] = useState<boolean>();
  const [failure, setFailure] = useState<string | null>(null);
  const isChanging = useRef(false);

  useEffect(() => {
    let isLeft = false;
    async function read() {
      const client = await supabase();
      const { data } = await client.from('profiles').select('shown_on_boards').single().throwOnError();
      if (!isLeft) setShown(data.shown_on_boards === true);
    }
    read().catch((error: unknown) => {
      reportError(error, 'account: read boards');
      if (!isLeft) setFailure(copy.boards.failed);
    });
    return () => {
      isLeft = true;
    };
  }, [supabase, reportError]);

  async function change(wanted: boolean) {
    if (isChanging.current) return;
    isChanging.current = true;
    setShown(wanted);
    setFailure(null);
    try {
      const client = await supabase();
      const { error } = await client.rpc('show_on_boards', { p_shown: wanted });
      if (error) {
        setShown(!wanted);
        setFailure(reasonOf(error.hint));
      }
    } catch (error) {
      reportError(error, 'account: show on boards');
      setShown(!wanted);
      setFailure(copy.boards.failed);
    }
    isChanging.current = false;
  }

  return { shown, failure, change };
}
