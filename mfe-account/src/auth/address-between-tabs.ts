import { emailFormat } from '@ninefold/contracts';
import * as v from 'valibot';

/**
 * The link of a verification mail opens a tab of its own, which does not know whose address it confirmed. The tab that
 * waits does. They speak with each other directly: an address is never stored for it.
 */
const CHANNEL = 'email-confirmation';

const MessageSchema = v.union([
  v.object({ is: v.literal('request') }),
  v.object({ is: v.literal('address'), email: v.pipe(v.string(), emailFormat()) }),
]);
type Message = v.InferOutput<typeof MessageSchema>;

function openChannel(onMessage: (message: Message) => void): BroadcastChannel {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    const message = v.safeParse(MessageSchema, data);
    if (message.success) onMessage(message.output);
  };
  return channel;
}

/** For the tab that waits: other tabs that ask get the address. @returns a function that ends it */
export function shareAddress(email: string): () => void {
  const response: Message = { is: 'address', email };
  const channel = openChannel((message) => {
    if (message.is === 'request') channel.postMessage(response);
  });
  return () => channel.close();
}

/** For the tab of the link: hears the address of a tab that waits, if there is one. @returns a function that ends it */
export function requestAddress(onAddress: (email: string) => void): () => void {
  const channel = openChannel((message) => {
    if (message.is === 'address') onAddress(message.email);
  });
  const request: Message = { is: 'request' };
  channel.postMessage(request);
  return () => channel.close();
}
