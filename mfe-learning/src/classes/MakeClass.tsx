import { useState } from 'react';
import { useNavigate } from '@ninefold/platform';
import { Button } from '@ninefold/ui';
import { useDevice } from 'shared-data';
import { failureOf } from './calls';
import { copy } from './copy';
import { focusField } from './parts/focus';
import { NameForm } from './parts/NameForm';
import { useClassCall } from './use-classes';

const words = copy.teaching;

/** Opens a field for the name, and leads to the new class. */
export function MakeClass() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  // Made here, so that a class is one when the response to it was lost.
  const [p_id] = useState(useDevice().newId);
  const make = useClassCall((client, p_name: string) => client.rpc('make_class', { p_id, p_name }));
  if (!isOpen)
    return (
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {words.make}
        </Button>
      </div>
    );
  return (
    <div ref={focusField}>
      <NameForm
        label={words.name}
        hint={words.nameHint}
        action={words.make}
        busyLabel={words.making}
        busy={make.isPending}
        failure={failureOf(make.error)}
        onSubmit={(name) =>
          make.mutate(name, { onSuccess: (made) => made && void navigate(`/classes/${made.id}`) })
        }
      />
    </div>
  );
}
