import { useState } from 'react';
import { callRpc, createClassCall } from '@ninefold/contracts/rpc';
import { useNavigate } from '@ninefold/platform';
import { Button } from '@ninefold/ui';
import { useDevice } from '@ninefold/web/storage';
import { NameForm } from '@ninefold/web/social';
import { written } from './calls';
import { copy } from './copy';
import { useClassCall } from './use-classes';

const words = copy.teaching;

/** Asks for a name and navigates to the new class. */
export function MakeClass() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  // Generated on the client, so that a repeated request creates only one class.
  const [p_id] = useState(useDevice().newId);
  const make = useClassCall((client, p_name: string) => callRpc(client, createClassCall, { p_id, p_name }));
  if (!isOpen)
    return (
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {words.make}
        </Button>
      </div>
    );
  return (
    <NameForm
      label={words.name}
      hint={words.nameHint}
      action={words.make}
      takesFocus
      act={(name) =>
        written(make.mutateAsync(name).then((made) => made && void navigate(`/classes/${made.id}`)))
      }
    />
  );
}
