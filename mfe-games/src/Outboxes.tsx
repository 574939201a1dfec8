import { useGuestImport } from './guest-import/use-guest-import';
import { usePracticeOutbox } from './practice/use-practice-outbox';
import { useRoundOutbox } from './rounds/use-round-outbox';

/** Sends a signed-in person's finished results, whatever screen is open. Shows nothing. */
export default function Outboxes() {
  useRoundOutbox();
  usePracticeOutbox();
  useGuestImport();
  return null;
}
