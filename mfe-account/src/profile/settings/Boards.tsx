import { useEffect, useRef, useState } from 'react';
import type { Database } from '@ninefold/contracts/database';
import { callRpc, hintOf, showOnBoardsCall, whileBusy } from '@ninefold/contracts/rpc';
import { usePlatform } from '@ninefold/platform';
import { Alert, Card, Checkbox } from '@ninefold/ui';
import { pause, useDevice } from '@ninefold/web/storage';
import { TextLink } from '../../layout/FormPage';
import { copy } from '../copy';
import styles from './Section.module.css';

type Profile = Database['public']['Tables']['profiles']['Row'];

/** Who is shown to other players, and where. Off until it is switched on. */
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

/** In words, why the database refused. */
function reasonOf(hint: string | null): string {
  if (hint === 'profile-incomplete') return copy.boards.nameless;
  return hint === 'too-many-changes' ? copy.boards.tooOften : copy.boards.failed;
}

/** `shown` is undefined until it is known. */
function useShownOnBoards() {
  const { supabase, reportError } = usePlatform();
  const { jitter } = useDevice();
  const [shown, setShown] = useState<boolean>();
  const [failure, setFailure] = useState<string | null>(null);
  const isChanging = useRef(false);

  useEffect(() => {
    let isLeft = false;
    async function read() {
      const client = await supabase();
      const { data } = await client.from('profiles').select('shown_on_boards').single().throwOnError();
      const { shown_on_boards }: Pick<Profile, 'shown_on_boards'> = data;
      if (!isLeft) setShown(shown_on_boards === true);
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
      await whileBusy(() => callRpc(client, showOnBoardsCall, { p_shown: wanted }), { jitter, pause });
    } catch (error) {
      if (hintOf(error) === null) reportError(error, 'account: show on boards');
      setShown(!wanted);
      setFailure(reasonOf(hintOf(error)));
    }
    isChanging.current = false;
  }

  return { shown, failure, change };
}
