import { describeCause } from '../errors/describe-cause';

interface SendFailure {
  /** For the operator. Replies of mail servers quote addresses, so only their codes are kept. */
  readonly error: string;
  /** The mail server will never accept this recipient. */
  readonly isRejected: boolean;
  /** It concerns this mail only, and others can be sent. */
  readonly isAboutMail: boolean;
}

/** The enhanced status code of a reply, such as 5.1.1. https://www.rfc-editor.org/rfc/rfc3463 */
const ENHANCED_STATUS = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;

const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** Describes why nodemailer or Stripe failed. */
export function describeFailure(error: unknown): SendFailure {
  const code = field(error, 'code');
  const command = field(error, 'command');
  const reply = field(error, 'responseCode');
  const status = ENHANCED_STATUS.exec(String(field(error, 'response') ?? ''))?.[1];
  if (command === undefined) {
    const { name, type, code: known } = describeCause(error);
    return {
      error: [type ?? name, known].filter(Boolean).join(' '),
      isRejected: false,
      isAboutMail: code === undefined || type !== undefined,
    };
  }
  const isInvalidAddress = code === 'EENVELOPE' && reply === undefined;
  // A refusal by policy, such as one to relay, concerns us and not the recipient.
  const isRefused = command === 'RCPT TO' && Number(reply) >= 500 && !status?.startsWith('5.7.');
  return {
    error: [code, command, reply, status].filter(Boolean).join(' '),
    isRejected: isInvalidAddress || isRefused,
    // 421: the server closes the connection.
    isAboutMail: isInvalidAddress || ((command === 'RCPT TO' || command === 'DATA') && Number(reply) > 421),
  };
}
