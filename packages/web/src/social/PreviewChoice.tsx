import { useState } from 'react';
import { Alert, Checkbox } from '@ninefold/ui';
import { useAction, type Action } from './use-action';

export interface PreviewChoiceProps {
  label: string;
  isShown: boolean;
  act: Action<[isShown: boolean]>;
}

/** Whether people with the link read who invites them to what before they sign in. */
export function PreviewChoice({ label, isShown, act }: PreviewChoiceProps) {
  const { run, busy, failure } = useAction(act);
  const [chosen, setChosen] = useState(isShown);
  return (
    <div>
      <Checkbox
        label={label}
        // Optimistic until the server answers.
        checked={busy ? chosen : isShown}
        onChange={({ target }) => {
          if (busy) return;
          setChosen(target.checked);
          void run(target.checked);
        }}
      />
      {failure !== null && <Alert tone="error">{failure}</Alert>}
    </div>
  );
}
