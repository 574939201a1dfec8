import { useNavigate } from '@ninefold/platform';
import { Dialog } from '@ninefold/ui';
import { NameForm } from 'shared-company';
import { copy } from '../copy';
import { sheetPath } from '../paths';
import { useWrite } from '../use-sheets';

const words = copy.list;

/** A sheet needs a name and nothing else; its page says how to invite. */
export function MakeSheetDialog({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  const write = useWrite();
  return (
    <Dialog open onClose={onClose} title={words.make}>
      <NameForm
        label={words.name}
        hint={words.nameHint}
        action={words.make}
        act={(name) =>
          write(
            (client) => client.rpc('make_friends_sheet', { p_name: name }),
            (id) => void navigate(sheetPath(String(id))),
          )
        }
      />
    </Dialog>
  );
}
