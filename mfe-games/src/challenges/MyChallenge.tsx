import { useState } from 'react';
import { GAMES, type ChallengeAnswers } from '@ninefold/contracts';
import { Link, useNavigate } from '@ninefold/platform';
import { formatClock } from 'shared-puzzle-engine';
import { Button, buttonClass, VisuallyHidden, type Elements, translateOf } from '@ninefold/ui';
import { Confirm, PlayerName, PreviewChoice, ReportName } from '@ninefold/web/social';
import { copy as shareCopy } from '../sharing/challenge-copy';
import { CHALLENGES_PATH } from '../screen/paths';
import { ShareChallenge } from '../sharing/ShareChallenge';
import { SocialSkeleton } from '../screen/SocialPage';
import styles from './Challenges.module.css';
import { ChallengeFailure, ChallengePage } from './ChallengePage';
import { copy } from './copy';
import { GridReplays, RoundReplays, Whose } from './Replays';
import { useAnswers, useNameChallenge, useReportName, useWithdraw } from './use-challenge';

const words = copy.mine;

/** A challenge as its creator sees it: the link, and every answer with its replay. */
export function MyChallenge({ code }: { code: string }) {
  const { data, isError, refetch } = useAnswers(code);
  const navigate = useNavigate();
  const name = useNameChallenge(code);
  const withdraw = useWithdraw(code, () => void navigate(CHALLENGES_PATH));
  if (!data)
    return isError ? (
      <ChallengeFailure onRetry={() => void refetch()} />
    ) : (
      <SocialSkeleton title={copy.title} />
    );
  const title = copy.ofPuzzle(GAMES[data.game_type].title, 'day_key' in data ? data.day_key : null);
  return (
    <ChallengePage title={copy.titleOf(title)}>
      <p>
        {[
          words.yours(resultOf(data.yours)),
          ...('answered_by' in data ? [words.answeredBy[data.answered_by]] : []),
        ].join(' · ')}
      </p>
      <div className={styles['links']}>
        <ShareChallenge
          code={data.code}
          words={shareCopy.canYouBeat(title, data.yours)}
          label={shareCopy.send}
          variant="primary"
        />
      </div>
      <PreviewChoice label={words.named} isShown={data.named} act={name} />
      <h2>{words.answers}</h2>
      {data.answers.length === 0 ? (
        <p>{words.noAnswers}</p>
      ) : (
        <ul className={styles['answers']}>{answersOf(data)}</ul>
      )}
      {data.answers.length < data.answered && <p className={styles['quiet']}>{words.newest}</p>}
      <div className={styles['links']}>
        <Link to={CHALLENGES_PATH} className={buttonClass('quiet')}>
          {words.title}
        </Link>
        <Confirm
          action={words.takeBack}
          asks="quiet"
          title={words.takeBackTitle}
          lead={words.takeBackBody}
          act={withdraw}
        />
      </div>
    </ChallengePage>
  );
}

type AnyAnswer = ChallengeAnswers['answers'][number];

const resultOf = (replay: ChallengeAnswers['yours']) =>
  'score' in replay ? copy.round.correct(replay.score) : formatClock(replay.seconds);

const playerName = ({ player }: AnyAnswer) => player?.username ?? words.somebody;

function answersOf(data: ChallengeAnswers): Elements {
  if ('givens' in data) {
    const puzzle = { givens: data.givens, solution: data.grid };
    return data.answers.map((answer) => (
      <Answer key={answer.id} answer={answer}>
        <GridReplays
          puzzle={puzzle}
          replays={[
            [copy.you, data.yours],
            [playerName(answer), answer],
          ]}
        />
      </Answer>
    ));
  }
  return data.answers.map((answer) => (
    <Answer key={answer.id} answer={answer}>
      <RoundReplays
        replays={[
          [copy.you, data.yours],
          [playerName(answer), answer],
        ]}
      />
    </Answer>
  ));
}

/** @param children both replays, rendered when opened */
function Answer({ answer, children }: { answer: AnyAnswer; children: Elements }) {
  const [open, setOpen] = useState(false);
  const { id, player, measured, solved_at } = answer;
  const report = useReportName(id);
  const notes = [
    !measured && words.byDevice,
    'hints' in answer && copy.hinted(answer.hints),
    words.made(solved_at),
  ];
  return (
    <li>
      <div className={styles['answer']}>
        {player ? <PlayerName {...player} /> : <span>{words.somebody}</span>}
        <strong translate={translateOf(resultOf(answer))}>{resultOf(answer)}</strong>
        <span className={styles['quiet']}>{notes.filter(Boolean).join(' · ')}</span>
        <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span>{open ? words.hide : words.watch}</span>
          <VisuallyHidden>
            <span>{words.of}</span>
            <Whose>{playerName(answer)}</Whose>
          </VisuallyHidden>
        </Button>
        {player?.username && (
          <ReportName label={copy.report(player.username)} name={player.username} isSign act={report} />
        )}
      </div>
      {open && children}
    </li>
  );
}
