import { useState } from 'react';
import { GAMES, type ChallengeAnswers } from '@ninefold/contracts';
import { Link, useNavigate } from '@ninefold/platform';
import { formatClock } from 'shared-puzzle-engine';
import { Alert, Button, buttonClass, Dialog } from '@ninefold/ui';
import { CHALLENGES_PATH } from '../../finished/challenge-path';
import { ShareChallenge } from '../../finished/ShareChallenge';
import { PlayerName } from '../../screen/PlayerName';
import styles from './Challenge.module.css';
import { ChallengeFailure, ChallengePage, ChallengeSkeleton } from './ChallengePage';
import { copy } from './copy';
import { useAnswers, useWithdraw } from './use-challenge';
import { Ways } from './Ways';

const words = copy.mine;

/** A challenge as the one who made it sees it: the link again, and every answer with its way. */
export function MyChallenge({ code }: { code: string }) {
  const { data, isError, refetch } = useAnswers(code);
  const [asks, setAsks] = useState(false);
  if (!data) return isError ? <ChallengeFailure onRetry={() => void refetch()} /> : <ChallengeSkeleton />;
  const { title } = GAMES[data.game_type];
  return (
    <ChallengePage title={copy.titleOf(title)}>
      <p>{words.yourTime(formatClock(data.yours.seconds))}</p>
      <ShareChallenge code={data.code} title={title} seconds={data.yours.seconds} variant="primary" />
      <h2>{words.answers}</h2>
      {data.answers.length === 0 ? (
        <p>{words.noAnswers}</p>
      ) : (
        <ul className={styles['answers']}>
          {data.answers.map((answer) => (
            <Answer key={answer.id} challenge={data} answer={answer} />
          ))}
        </ul>
      )}
      <p className={styles['links']}>
        <Link to={CHALLENGES_PATH} className={buttonClass('quiet')}>
          {words.all}
        </Link>
        <Button variant="quiet" onClick={() => setAsks(true)}>
          {words.takeBack}
        </Button>
      </p>
      {asks && <TakeBack code={code} onClose={() => setAsks(false)} />}
    </ChallengePage>
  );
}

interface AnswerProps {
  challenge: ChallengeAnswers;
  answer: ChallengeAnswers['answers'][number];
}

function Answer({ challenge, answer }: AnswerProps) {
  const [open, setOpen] = useState(false);
  const { player, seconds, hints, measured, solved_at } = answer;
  const puzzle = { givens: challenge.givens, solution: challenge.grid };
  return (
    <li>
      <p className={styles['answer']}>
        {player ? <PlayerName {...player} /> : words.somebody}
        <strong>{formatClock(seconds)}</strong>
        <span className={styles['quiet']}>
          {[!measured && words.byDevice, copy.hinted(hints), words.made(solved_at)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? words.hide : words.watch}
        </Button>
      </p>
      {open && (
        <Ways
          puzzle={puzzle}
          ways={[
            [copy.you, challenge.yours],
            [words.somebody, answer],
          ]}
        />
      )}
    </li>
  );
}

function TakeBack({ code, onClose }: { code: string; onClose(): void }) {
  const navigate = useNavigate();
  const withdraw = useWithdraw(code, () => void navigate(CHALLENGES_PATH));
  return (
    <Dialog open onClose={onClose} title={words.takeBackTitle}>
      <p>{words.takeBackBody}</p>
      {withdraw.isError && <Alert tone="error">{copy.failed}</Alert>}
      <p className={styles['links']}>
        <Button busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {words.takeBack}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.keep}
        </Button>
      </p>
    </Dialog>
  );
}
