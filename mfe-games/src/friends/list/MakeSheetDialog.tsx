import { useNavigate } from '@ninefold/platform';
import { Dialog } from '@ninefold/ui';
import { copy } from '../copy';
import { NameForm } from '../NameForm';
import { sheetPath } from '../paths';
import { useWrite } from '../use-sheets';

const words = copy.list;

interface MakeSheetDialogProps {
  open: boolean;
  onClose(): void;
}

/** A sheet needs a name and nothing else; its page says how to invite. */
export function MakeSheetDialog({ open, onClose }: MakeSheetDialogProps) {
  const navigate = useNavigate();
  const { write, busy, failure, reset } = useWrite((id) => void navigate(sheetPath(String(id))));
  return (
    <Dialog
      open={open}
      onClose={() => {
        reset();
        onClose();
      }}
      title={words.make}
    >
      <NameForm
        submitLabel={words.make}
        busyLabel={words.making}
        busy={busy}
        failure={failure}
        onSubmit={(name) => write((client) => client.rpc('make_friends_sheet', { p_name: name }))}
      />
    </Dialog>
  );
}
