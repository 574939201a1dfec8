import { useState } from 'react';
import { callRpc, createFriendGroupCall } from '@ninefold/contracts/rpc';
import { useNavigate } from '@ninefold/platform';
import { Dialog } from '@ninefold/ui';
import { NameForm } from '@ninefold/web/social';
import { useDevice } from '@ninefold/web/storage';
import { copy } from '../copy';
import { sheetPath } from '../paths';
import { useWrite } from '../use-sheets';

const words = copy.list;

/** A sheet needs a name and nothing else; its page says how to invite. */
export function MakeSheetDialog({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  const write = useWrite();
  // A response may be lost: sent again, it is the same sheet.
  const [id] = useState(useDevice().newId);
  return (
    <Dialog open onClose={onClose} title={words.make}>
      <NameForm
        label={words.name}
        hint={words.nameHint}
        action={words.make}
        act={(name) =>
          write(
            (client) => callRpc(client, createFriendGroupCall, { p_group_id: id, p_name: name }),
            () => void navigate(sheetPath(id)),
          )
        }
      />
    </Dialog>
  );
}
