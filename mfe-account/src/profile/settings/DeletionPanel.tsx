import { useEffect, useRef, useState } from 'react';
import { typedCharacters } from '@ninefold/contracts';
import { usePlatform, type AuthUser } from '@ninefold/platform';
import { Alert, Button, TextField } from '@ninefold/ui';
import { Form } from '../../layout/Form';
import { blocksPurchase, type KnownSubscription } from '../../subscription/subscription-state';
import { copy } from '../copy';
import styles from './Section.module.css';
import { useDeleteAccount } from './use-delete-account';

interface DeletionPanelProps {
  user: AuthUser;
  subscription: KnownSubscription;
  onCancel(): void;
}

/** Points to the data export first, and deletes the account after the word has been typed exactly, in letters of any width. */
export function DeletionPanel({ user, subscription, onCancel }: DeletionPanelProps) {
  const { entitlements } = usePlatform();
  const { deleteAccount, busy, error, clearError } = useDeleteAccount(user);
  const [typed, setTyped] = useState('');
  const question = useRef<HTMLHeadingElement>(null);
  const confirmed = typedCharacters(typed) === copy.danger.word;

  useEffect(() => question.current?.focus(), []);

  return (
    <Form
      className={styles['panel']}
      onSubmit={(event) => {
        event.preventDefault();
        if (confirmed && !busy) void deleteAccount();
      }}
    >
      <h3 ref={question} tabIndex={-1}>
        {copy.danger.question}
      </h3>
      <p>{copy.danger.exportFirst}</p>
      {(entitlements.isSubscribed || blocksPurchase(subscription)) && (
        <Alert tone="warning">
          {entitlements.isSubscribed ? copy.danger.endsSubscription : copy.danger.endsClosedSubscription}
        </Alert>
      )}
      <p>{copy.danger.noWayBack}</p>
      <TextField
        label={copy.danger.confirm}
        hint={<strong translate="no">{copy.danger.word}</strong>}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value);
          clearError();
        }}
      />
      {error && <Alert tone="error">{error}</Alert>}
      <div className={styles['actions']}>
        <Button
          type="submit"
          variant="danger"
          disabled={!confirmed}
          busy={busy}
          busyLabel={copy.danger.deleting}
        >
          {copy.danger.confirmed}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {copy.danger.cancel}
        </Button>
      </div>
    </Form>
  );
}
