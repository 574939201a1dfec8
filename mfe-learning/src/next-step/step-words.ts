import { findSkill } from '@ninefold/learning';
import { skillStep, stepText } from '../mastery/steps';
import { copy } from './copy';
import type { NextStep } from './learner-state';

const words = copy.next;

export interface StepWords {
  readonly title: string;
  /** Only the name of the skill or session. */
  readonly name: string;
  readonly lead: string;
  readonly action: string;
  /** The path and the step of the skill. */
  readonly place: string | null;
}

export function wordsOf(step: NextStep): StepWords {
  switch (step.kind) {
    case 'resume': {
      const { session } = step;
      const name = copy.session(session, findSkill(session.skill ?? '')?.title);
      return {
        title: words.resume(name),
        name,
        lead: words.resumeLead(session.answers.length),
        action: words.resumeAction,
        place: null,
      };
    }
    case 'begin':
    case 'skill': {
      const { title, summary } = step.skill;
      const isNew = step.kind === 'begin' || step.isNew;
      const heading = step.kind === 'begin' ? words.begin : isNew ? words.start : words.continue;
      return {
        title: heading(title),
        name: title,
        lead: summary,
        action: isNew ? words.startAction : words.continueAction,
        place: stepText(skillStep(step.skill)),
      };
    }
    case 'prerequisite':
    case 'reread':
      return { ...stuckWords(step), name: step.skill.title, place: stepText(skillStep(step.skill)) };
    case 'mix':
      return { title: words.mix, name: words.mix, lead: words.mixLead, action: words.mixAction, place: null };
  }
}

type StuckStep = Extract<NextStep, { kind: 'prerequisite' | 'reread' }>;

function stuckWords(step: StuckStep): Pick<StepWords, 'title' | 'lead' | 'action'> {
  const { title } = step.skill;
  if (step.kind === 'reread')
    return { title: words.reread(title), lead: words.rereadLead, action: words.rereadAction };
  return {
    title: words.prerequisite(title),
    lead: words.prerequisiteLead(step.of.title),
    action: words.prerequisiteAction,
  };
}
