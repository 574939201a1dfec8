import { useState } from 'react';
import type { KeptSession, SkillProgress } from '@ninefold/contracts';
import { findSkill } from 'shared-learning';
import { copy as stepCopy } from '../next-step/copy';
import { Screen } from '../screen/Screen';
import { copy } from './copy';
import { ExerciseLoader } from './ExerciseLoader';
import { PlayerHead } from './PlayerHead';
import type { KeptTask } from './session-flow';
import { useSending } from './use-sending';
import { useSession } from './use-session';
import { whyAsked } from './why-asked';

interface PlayerProps {
  /** With the exercise that is asked. */
  initial: KeptSession;
  /** As they stood with the answers that `initial` has saved. */
  skills: readonly SkillProgress[];
  userId: string;
  isResumed: boolean;
  onFinish: (session: KeptSession) => void;
}

/** Exercise after exercise, each with what is said about its answer. */
export function Player({ initial, skills, userId, isResumed, onFinish }: PlayerProps) {
  const play = useSession(initial, skills, userId);
  const { session } = play;
  const isWaiting = useSending(session, userId, play.markSaved);
  // The exercise that is talked about stays while the next one is already chosen.
  const [told, setTold] = useState<KeptTask | null>(null);
  const [turn, setTurn] = useState(0);
  const task = told ?? session.task;

  function goOn() {
    if (session.task) {
      setTold(null);
      setTurn(turn + 1);
    } else {
      onFinish(session);
    }
  }

  return (
    <Screen>
      <PlayerHead
        title={stepCopy.session(session, findSkill(session.skill ?? '')?.title)}
        session={session}
        isTold={told !== null}
        note={isWaiting ? copy.waiting : isResumed && turn === 0 ? copy.resumed : null}
      />
      {task && (
        <ExerciseLoader
          key={`${task.skill} ${task.difficulty} ${task.seed} ${turn}`}
          task={task}
          why={whyAsked(task, session)}
          kind={session.kind}
          isLast={session.finished}
          takesFocus={!isResumed || turn > 0}
          onShown={play.onShown}
          onStep={play.showStep}
          onDraft={play.keepDraft}
          onAnswer={(given) => {
            setTold(task);
            play.answer(task, given);
          }}
          onGoOn={goOn}
          onAlike={() => {
            play.askAlike(task);
            setTold(null);
            setTurn(turn + 1);
          }}
        />
      )}
    </Screen>
  );
}
