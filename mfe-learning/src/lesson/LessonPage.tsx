import { useQuery } from '@tanstack/react-query';
import { findSkill, type SkillEntry } from '@ninefold/learning';
import { Link, useLocation, usePlatform, useTitle } from '@ninefold/platform';
import { Badge } from '@ninefold/ui';
import { MasteryMark, masteryWords } from '../mastery/MasteryMark';
import { MasteryRule } from '../mastery/MasteryRule';
import { Needs } from '../mastery/Needs';
import { skillStep, stepText } from '../mastery/steps';
import { copy as masteryCopy } from '../mastery/copy';
import { progressOf } from '../mastery/levels';
import { sessionAddress } from '../next-step/session-address';
import { PageHead } from '../screen/PageHead';
import { Screen, ScreenFailure, ScreenSkeleton } from '../screen/Screen';
import { useLearner } from '../sessions/use-learner';
import { useLearningState } from '../sessions/use-learning-state';
import { copy } from './copy';
import { GamesOfSkill } from './GamesOfSkill';
import { LessonBody } from './LessonBody';
import { lessonQuery } from '../lesson-parts/lesson-query';
import styles from './LessonPage.module.css';

/** `/learn/:skill`: a lesson. */
export default function LessonPage() {
  const { pages } = usePlatform();
  const skill = findSkill(useLocation().pathname.split('/')[2] ?? '');
  return skill ? <Loaded key={skill.id} skill={skill} /> : <pages.NotFound />;
}

function Loaded({ skill }: { skill: SkillEntry }) {
  const learner = useLearner();
  useTitle(skill.title);
  const { data, isFetching, refetch } = useQuery(lessonQuery(skill));
  if (!data && isFetching) return <ScreenSkeleton />;
  if (!data) return <ScreenFailure title={skill.title} onRetry={() => void refetch()} />;
  return (
    <Screen>
      <PageHead title={skill.title} back={{ to: '/learn', text: copy.back }}>
        <div className={styles['standing']}>
          <Badge tone="accent">{stepText(skillStep(skill))}</Badge>
          <span className={styles['mastery']}>{masteryCopy.levelOfPath(skill.level)}</span>
          {learner !== null && <Standing key={learner} skill={skill} learner={learner} />}
          <Needs skill={skill} />
        </div>
      </PageHead>
      <LessonBody skill={skill} lesson={data} />
      <GamesOfSkill skill={skill.id} />
      {learner !== null && <Level key={learner} skill={skill} learner={learner} />}
    </Screen>
  );
}

/** Lessons work without a server, except for this part. It must not move the page when it loads. */
function Standing({ skill, learner }: { skill: SkillEntry; learner: string }) {
  const { data: state } = useLearningState(learner);
  if (!state) return null;
  const level = progressOf(state, skill.id)?.level ?? null;
  return (
    <>
      <span className={styles['mastery']}>
        <MasteryMark level={level} />
        <span>{masteryWords(level)}</span>
      </span>
      {state.open_session && (
        <p className={styles['back']}>
          <Link to={sessionAddress(state.open_session)}>{copy.resume}</Link>
        </p>
      )}
    </>
  );
}

/** Why the skill has its level, and what the next one takes. At the end, because it loads later than the lesson. */
function Level({ skill, learner }: { skill: SkillEntry; learner: string }) {
  const { data: state } = useLearningState(learner);
  if (!state) return null;
  const progress = progressOf(state, skill.id);
  return (
    <section className={styles['level']} aria-labelledby="level-heading">
      <h2 id="level-heading">{copy.level}</h2>
      <p>
        <MasteryRule progress={progress} />
      </p>
      <p className={styles['soft']}>{masteryCopy.rule.counted}</p>
    </section>
  );
}
