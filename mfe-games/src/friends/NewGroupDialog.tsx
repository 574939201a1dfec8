import { useState } from 'react';
import { callRpc, createFriendGroupCall } from '@ninefold/contracts/rpc';
import { useNavigate } from '@ninefold/platform';
import { Dialog } from '@ninefold/ui';
import { NameForm } from '@ninefold/web/social';
import { useDevice } from '@ninefold/web/storage';
import { copy } from './copy';
import { groupPath } from '../screen/paths';
import { useWrite } from './use-groups';

const words = copy.list;

/** A sheet needs a name and nothing else; its page says how to invite. */
export function NewGroupDialog({ onClose }: { onClose(): void }) {
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
            () => void navigate(groupPath(id)),
          )
        }
      />
    </Dialog>
  );
}
