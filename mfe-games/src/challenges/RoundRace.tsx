import { useState } from 'react';
import {
  GAMES,
  type RoundChallenge,
  type StartedChallenge,
  type StoredChallengeAttempt,
} from '@ninefold/contracts';
import { useTitle } from '@ninefold/platform';
import { refusalOf } from '@ninefold/web/social';
import { useDevice } from '@ninefold/web/storage';
import { Alert, Button } from '@ninefold/ui';
import { copy as shareCopy } from '../sharing/challenge-copy';
import { scoreOf } from '../round/answers';
import { ROUNDS } from '../round/round-configs';
import { RoundPage } from '../round/RoundPage';
import { RoundTimer } from '../round/RoundTimer';
import { RunningQuestion } from '../round/RunningQuestion';
import { useTimedRound, type RunningRound } from '../round/use-timed-round';
import { GameBar } from '../screen/GameBar';
import styles from './Challenges.module.css';
import { InvitedPage, ToPuzzles } from './ChallengePage';
import { copy } from './copy';
import { PaceLine } from './PaceLine';
import { Outcome } from './Outcome';
import { useChallengeAttempt } from './challenge-attempts';
import { useStartRound } from './use-challenge';
import { RoundReplays } from './Replays';

const words = copy.round;

interface RaceProps {
  code: string;
  challenge: RoundChallenge;
}

/** A timed round with the challenger's pace line and, when the time is up, both replays. */
export function RoundRace({ code, challenge }: RaceProps) {
  const config = ROUNDS[challenge.game_type];
  const { newId } = useDevice();
  const [stored, putAttempt] = useChallengeAttempt(code);
  const [attempt, setAttempt] = useState<string | null>(null);
  // If the response to a start was lost, the next press must not be another attempt.
  const [nextId, setNextId] = useState(newId);
  const { running, start } = useTimedRound(config, (answers) => {
    if (attempt) putAttempt({ id: attempt, solution: { kind: 'round', answers: [...answers] }, sent: false });
  });
  const begin = useStartRound(code);

  function begun(id: string, response: StartedChallenge) {
    if (response.status !== 'started' || response.question_set === undefined) return;
    const problems = config.questionSet(response.question_set);
    setAttempt(id);
    setNextId(newId());
    putAttempt({ id, sent: false });
    start({ purpose: 'challenge', draw: (index) => problems[index] ?? null });
  }

  function onStart() {
    if (begin.isPending) return;
    // An abandoned round stays the same attempt: the server stored its first start.
    const id = stored?.id ?? nextId;
    begin.mutate(id, { onSuccess: (response) => begun(id, response) });
  }

  if (running) return <Playing challenge={challenge} running={running} />;
  if (stored?.solution) {
    return <Solution challenge={challenge} stored={stored} isFresh={attempt !== null} />;
  }
  return (
    <Invited
      code={code}
      challenge={challenge}
      wasLeft={stored !== null}
      response={begin.data}
      failure={begin.error && failureOf(begin.error)}
      isStarting={begin.isPending}
      onStart={onStart}
    />
  );
}

interface InvitedProps extends RaceProps {
  wasLeft: boolean;
  response: StartedChallenge | undefined;
  failure: string | null;
  isStarting: boolean;
  onStart(): void;
}

const failureOf = (error: unknown) => refusalOf({ 'network-busy': copy.networkBusy }, error) ?? words.failed;

function Invited({ code, challenge, wasLeft, response, failure, isStarting, onStart }: InvitedProps) {
  const { score, seconds, answered_by } = challenge;
  const isClosed = response !== undefined && response.status !== 'started';
  return (
    <InvitedPage code={code} challenge={challenge}>
      <p>
        <strong>{words.toBeat(score, seconds)}</strong> {copy.byServer}
      </p>
      <p>{words.rules(seconds)}</p>
      <p>{words.answered[answered_by]}</p>
      <p className={styles['quiet']}>{words.noResult}</p>
      {wasLeft && <Alert>{words.left}</Alert>}
      {failure && <Alert tone="error">{failure}</Alert>}
      {isClosed ? (
        <>
          <Alert tone="error">{response.status === 'too-many' ? copy.tooMany : copy.unknown.body}</Alert>
          <ToPuzzles />
        </>
      ) : (
        <p>
          <Button busy={isStarting} busyLabel={words.starting} onClick={onStart}>
            {copy.start}
          </Button>
        </p>
      )}
    </InvitedPage>
  );
}

function Playing({ challenge, running }: Pick<RaceProps, 'challenge'> & { running: RunningRound }) {
  const { game_type, pace, answered_by } = challenge;
  const config = ROUNDS[game_type];
  const { title } = GAMES[game_type];
  useTitle(copy.titleOf(title));
  const { correct } = scoreOf(running.round.answers);
  return (
    <RoundPage>
      <GameBar
        title={title}
        subtitle={null}
        choice={
          <PaceLine
            pace={pace}
            elapsed={(config.seconds - running.secondsLeft) * 1_000}
            done={correct}
            words={words.correct}
          />
        }
        timer={<RoundTimer secondsLeft={running.secondsLeft} warningSeconds={config.warningSeconds} />}
      />
      <RunningQuestion running={running} config={config} answeredBy={answered_by} />
    </RoundPage>
  );
}

interface SolutionProps extends Pick<RaceProps, 'challenge'> {
  stored: StoredChallengeAttempt;
  isFresh: boolean;
}

function Solution({ challenge, stored, isFresh }: SolutionProps) {
  const { title, path } = GAMES[challenge.game_type];
  const answers = stored.solution?.kind === 'round' ? stored.solution.answers : [];
  const score = scoreOf(answers).correct;
  return (
    <Outcome
      stored={stored}
      isFresh={isFresh}
      isWon={score > challenge.score}
      verdict={verdict(score, challenge.score)}
      yours={words.correct(score)}
      theirs={words.correct(challenge.score)}
      note={words.noResult}
      replays={(outcome) =>
        'score' in outcome.yours &&
        'score' in outcome.theirs && (
          <RoundReplays
            replays={[
              [copy.you, outcome.yours],
              [copy.challenger, outcome.theirs],
            ]}
          />
        )
      }
      passedOn={shareCopy.passedOn(title, { score })}
      next={{
        to: challenge.answered_by === 'typing' ? `${path}?answers=typed` : path,
        words: words.own,
      }}
    />
  );
}

function verdict(yours: number, theirs: number): string {
  if (yours === theirs) return words.tied;
  return yours > theirs ? words.ahead(yours - theirs) : words.behind(theirs - yours);
}
