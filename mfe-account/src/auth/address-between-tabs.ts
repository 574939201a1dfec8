import * as z from 'zod/mini';

/**
 * The link of a verification mail opens a tab of its own, which does not know whose address it confirmed. The tab that
 * waits does. They speak with each other directly: an address is never stored for it.
 */
const CHANNEL = 'email-confirmation';

const MessageSchema = z.union([
  z.object({ is: z.literal('request') }),
  z.object({ is: z.literal('address'), email: z.email() }),
]);
type Message = z.infer<typeof MessageSchema>;

function openChannel(onMessage: (message: Message) => void): BroadcastChannel {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    const message = MessageSchema.safeParse(data);
    if (message.success) onMessage(message.data);
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
