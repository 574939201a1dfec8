import { emailFormat } from '@ninefold/contracts';
import * as v from 'valibot';

/**
 * The link in a verification email opens a new tab, which does not know the confirmed address. The waiting tab sends it
 * over a channel, so that the address is never stored.
 */
const CHANNEL = 'email-confirmation';

const MessageSchema = v.union([
  v.object({ type: v.literal('request') }),
  v.object({ type: v.literal('address'), email: v.pipe(v.string(), emailFormat()) }),
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

/**
 * For the waiting tab: sends the address to other tabs that request it.
 * @returns a function that stops it
 */
export function shareEmail(email: string): () => void {
  const response: Message = { type: 'address', email };
  const channel = openChannel((message) => {
    if (message.type === 'request') channel.postMessage(response);
  });
  return () => channel.close();
}

/**
 * For the tab of the link: requests the address from a waiting tab.
 * @returns a function that stops listening
 */
export function requestEmail(onAddress: (email: string) => void): () => void {
  const channel = openChannel((message) => {
    if (message.type === 'address') onAddress(message.email);
  });
  const request: Message = { type: 'request' };
  channel.postMessage(request);
  return () => channel.close();
}
