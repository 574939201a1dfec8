import { useState } from 'react';
import { useNavigate } from '@ninefold/platform';
import { Button } from '@ninefold/ui';
import { useDevice } from '@ninefold/web/storage';
import { NameForm } from '@ninefold/web/social';
import { written } from './calls';
import { copy } from './copy';
import { useClassCall } from './use-classes';

const words = copy.teaching;

/** Opens a field for the name, and leads to the new class. */
export function MakeClass() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  // Made here, so that a class is one when the response to it was lost.
  const [p_id] = useState(useDevice().newId);
  const make = useClassCall((client, p_name: string) => client.rpc('create_class', { p_id, p_name }));
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
