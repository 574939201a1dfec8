import type { ChallengeOutcome, StoredChallengeAttempt } from '@ninefold/contracts';
import { Link, usePlatform } from '@ninefold/platform';
import { useOnDevice, useWarnBeforeLoss } from '@ninefold/web/on-device';
import { useStoreInvitation } from '@ninefold/web/storage';
import { Alert, buttonClass, Checkbox, type Elements } from '@ninefold/ui';
import { refusalOf, SignUpLinks } from '@ninefold/web/social';
import { copy as shareCopy } from '../sharing/challenge-copy';
import { challengePath } from '../screen/paths';
import { ShareChallenge } from '../sharing/ShareChallenge';
import { useCelebration } from '../finished/use-celebration';
import styles from './Challenges.module.css';
import { ChallengePage, ToPuzzles } from './ChallengePage';
import { copy } from './copy';
import { useNamed, useOutcome } from './use-challenge';

const words = copy.outcome;

type SolvedOutcome = Extract<ChallengeOutcome, { yours: unknown }>;

interface OutcomeProps {
  stored: StoredChallengeAttempt;
  /** False when the link is opened again later. */
  isFresh: boolean;
  isWon: boolean;
  verdict: string;
  yours: string;
  theirs: string;
  note: string | null;
  /** Both replays, once the server has the solution. */
  replays(outcome: SolvedOutcome): Elements;
  /** The text of the link when it is passed on. */
  passedOn: string;
  next: { readonly to: string; readonly words: string };
}

/** After the race: who won, both replays, and what to play next. */
export function Outcome({
  stored,
  isFresh,
  isWon,
  verdict,
  yours,
  theirs,
  note,
  replays,
  passedOn,
  next,
}: OutcomeProps) {
  const { auth } = usePlatform();
  const { data, isError, isPaused, failureReason } = useOutcome(stored);
  useCelebration(isFresh && isWon);
  useWarnBeforeLoss(data === undefined);
  const notSent = useOnDevice(words.notSent);
  const refusals = useOnDevice(words.refusals);
  // After signing up, the player can return here and add the username.
  useStoreInvitation(auth.status === 'out' ? challengePath(stored.code) : null);
  const solved = data && 'yours' in data ? data : null;
  return (
    <ChallengePage title={verdict}>
      <p className={styles['times']}>
        <strong>{words.yours(yours)}</strong>
        <span>{words.theirs(theirs)}</span>
      </p>
      {note && <p className={styles['quiet']}>{note}</p>}
      {!solved && (
        <State
          data={data}
          waiting={refusalOf(refusals, failureReason) ?? (isError || isPaused ? notSent : words.waiting)}
        />
      )}
      {solved?.status === 'not-saved' && <Alert>{words.notStored}</Alert>}
      {solved?.status === 'saved' && !solved.measured && (
        <p className={styles['quiet']}>{words.notMeasured}</p>
      )}
      {solved && replays(solved)}
      {solved?.status === 'saved' && auth.status === 'in' && <Named stored={stored} before={solved.named} />}
      <div className={styles['links']}>
        <Link to={next.to} className={buttonClass('primary')}>
          {next.words}
        </Link>
        {solved && (
          <ShareChallenge code={stored.code} words={passedOn} label={shareCopy.passOn} variant="secondary" />
        )}
      </div>
      {auth.status === 'out' && (
        <div className={styles['guest']}>
          <p className={styles['quiet']}>{words.guest}</p>
          <SignUpLinks variant="secondary" />
        </div>
      )}
      <ToPuzzles />
    </ChallengePage>
  );
}

function State({ data, waiting }: { data: ChallengeOutcome | null | undefined; waiting: string }) {
  if (data) return <p>{copy.unknown.body}</p>;
  if (data === null) return <p>{words.refused}</p>;
  return <p role="status">{waiting}</p>;
}

/** Opt-in. */
function Named({ stored, before }: { stored: StoredChallengeAttempt; before: boolean }) {
  const named = useNamed(stored);
  return (
    <div>
      <Checkbox
        label={words.named}
        // Optimistic until the server answers.
        checked={named.isPending ? named.variables : before}
        onChange={({ target }) => named.isPending || named.mutate(target.checked)}
      />
      <p className={styles['quiet']}>{words.namedWhy}</p>
      {named.isError && <Alert tone="error">{words.notNamed}</Alert>}
      {named.variables && named.data === false && (
        <Alert tone="error">
          {words.nameless} <Link to="/profile">{words.toProfile}</Link>
        </Alert>
      )}
    </div>
  );
}
