import { useState, type ReactNode } from 'react';
import { GAMES, type ChallengeAnswers } from '@ninefold/contracts';
import { Link, useNavigate, usePlatform } from '@ninefold/platform';
import { formatClock } from 'shared-puzzle-engine';
import { Alert, Button, buttonClass, Dialog } from '@ninefold/ui';
import { copy as shareCopy } from '../../finished/challenge-copy';
import { CHALLENGES_PATH } from '../../finished/challenge-path';
import { ShareChallenge } from '../../finished/ShareChallenge';
import { PlayerName } from '../../screen/PlayerName';
import styles from './Challenge.module.css';
import { ChallengeFailure, ChallengePage, ChallengeSkeleton } from './ChallengePage';
import { copy } from './copy';
import { PAGE, useAnswers, useReportName, useWithdraw } from './use-challenge';
import { GridWays, RoundWays } from './Ways';

const words = copy.mine;

/** A challenge as the one who made it sees it: the link again, and every answer with its way. */
export function MyChallenge({ code }: { code: string }) {
  const { data, isError, refetch } = useAnswers(code);
  const [asks, setAsks] = useState(false);
  if (!data) return isError ? <ChallengeFailure onRetry={() => void refetch()} /> : <ChallengeSkeleton />;
  const { title } = GAMES[data.game_type];
  return (
    <ChallengePage title={copy.titleOf(title)}>
      <p>{words.yours(resultOf(data.yours))}</p>
      <ShareChallenge
        code={data.code}
        words={shareCopy.canYouBeat(title, data.yours)}
        label={shareCopy.send}
        variant="primary"
      />
      <h2>{words.answers}</h2>
      {data.answers.length === 0 ? (
        <p>{words.noAnswers}</p>
      ) : (
        <ul className={styles['answers']}>{answersOf(data)}</ul>
      )}
      {data.answers.length === PAGE && <p className={styles['quiet']}>{words.newest}</p>}
      <p className={styles['links']}>
        <Link to={CHALLENGES_PATH} className={buttonClass('quiet')}>
          {words.title}
        </Link>
        <Button variant="quiet" onClick={() => setAsks(true)}>
          {words.takeBack}
        </Button>
      </p>
      {asks && <TakeBack code={code} onClose={() => setAsks(false)} />}
    </ChallengePage>
  );
}

type AnyAnswer = ChallengeAnswers['answers'][number];

const resultOf = (way: ChallengeAnswers['yours']) =>
  'score' in way ? copy.round.correct(way.score) : formatClock(way.seconds);

const whoOf = ({ player }: AnyAnswer) => player?.username ?? words.somebody;

function answersOf(data: ChallengeAnswers): ReactNode {
  if ('givens' in data) {
    const puzzle = { givens: data.givens, solution: data.grid };
    return data.answers.map((answer) => (
      <Answer key={answer.id} answer={answer}>
        <GridWays
          puzzle={puzzle}
          ways={[
            [copy.you, data.yours],
            [whoOf(answer), answer],
          ]}
        />
      </Answer>
    ));
  }
  return data.answers.map((answer) => (
    <Answer key={answer.id} answer={answer}>
      <RoundWays
        ways={[
          [copy.you, data.yours],
          [whoOf(answer), answer],
        ]}
      />
    </Answer>
  ));
}

/** @param children both ways, when they are asked for */
function Answer({ answer, children }: { answer: AnyAnswer; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { id, player, measured, solved_at } = answer;
  const notes = [
    !measured && words.byDevice,
    'hints' in answer && copy.hinted(answer.hints),
    words.made(solved_at),
  ];
  return (
    <li>
      <div className={styles['answer']}>
        {player ? <PlayerName {...player} /> : words.somebody}
        <strong>{resultOf(answer)}</strong>
        <span className={styles['quiet']}>{notes.filter(Boolean).join(' · ')}</span>
        <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? words.hide : words.watch}
        </Button>
        {player?.username && <ReportName attempt={id} name={player.username} />}
      </div>
      {open && children}
    </li>
  );
}

function ReportName({ attempt, name }: { attempt: string; name: string }) {
  const { notify } = usePlatform();
  const [open, setOpen] = useState(false);
  const report = useReportName(attempt, () => {
    notify(copy.report.sent, 'success');
    setOpen(false);
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {copy.report.open}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={copy.report.title}>
          <p>{copy.report.body(name)}</p>
          {report.isError && <Alert tone="error">{copy.report.failed}</Alert>}
          <p className={styles['links']}>
            <Button busy={report.isPending} busyLabel={copy.report.sending} onClick={() => report.mutate()}>
              {copy.report.open}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {copy.report.cancel}
            </Button>
          </p>
        </Dialog>
      )}
    </>
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
