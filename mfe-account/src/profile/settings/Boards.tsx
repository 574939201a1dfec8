import { useEffect, useState } from 'react';
import { usePlatform } from '@ninefold/platform';
import { Alert, Card, Checkbox } from '@ninefold/ui';
import { TextLink } from '../../layout/FormPage';
import { copy } from '../copy';
import styles from './Section.module.css';

/** Who is shown to other players, and where. Off until it is switched on. */
export function Boards() {
  const { isOpen } = usePlatform();
  const { shown, failed, change } = useShownOnBoards();
  return (
    <Card className={styles['section']}>
      <h2 className={styles['title']}>{copy.boards.title}</h2>
      <Checkbox
        label={copy.boards.label}
        checked={shown === true}
        disabled={shown === undefined}
        onChange={({ target }) => void change(target.checked)}
      />
      <p className={styles['lead']}>{copy.boards.what}</p>
      {failed && <Alert tone="error">{copy.boards.failed}</Alert>}
      {isOpen('/boards') && <TextLink to="/boards">{copy.boards.open}</TextLink>}
    </Card>
  );
}

/** `shown` is undefined while it is not known, or on its way. */
function useShownOnBoards() {
  const { supabase, reportError } = usePlatform();
  const [shown, setShown] = useState<boolean>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let isLeft = false;
    async function read() {
      const client = await supabase();
      const { data } = await client.from('profiles').select('shown_on_boards').single().throwOnError();
      if (!isLeft) setShown(data.shown_on_boards === true);
    }
    read().catch((error: unknown) => {
      reportError(error, 'account: read boards');
      if (!isLeft) setFailed(true);
    });
    return () => {
      isLeft = true;
    };
  }, [supabase, reportError]);

  async function change(wanted: boolean) {
    setShown(undefined);
    setFailed(false);
    try {
      const client = await supabase();
      await client.rpc('show_on_boards', { p_shown: wanted }).throwOnError();
      setShown(wanted);
    } catch (error) {
      reportError(error, 'account: show on boards');
      setShown(!wanted);
      setFailed(true);
    }
  }

  return { shown, failed, change };
}
