import { findSkill } from 'shared-learning';
import { copy } from './copy';
import type { NextStep } from './next-step';
import { sessionAddress } from './session-address';

const words = copy.next;

export interface StepWords {
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  readonly to: string;
  /** Of the skill that it is about. */
  readonly level: string | null;
}

/** What a step is called, what its button says and where it leads. */
export function wordsOf(step: NextStep): StepWords {
  switch (step.kind) {
    case 'resume': {
      const { session } = step;
      return {
        title: words.resume(copy.session(session, findSkill(session.skill ?? '')?.title)),
        lead: words.resumeLead(session.answers.length),
        action: words.resumeAction,
        to: sessionAddress(session),
        level: null,
      };
    }
    case 'begin':
    case 'skill': {
      const { title, summary, level, id } = step.skill;
      const isNew = step.kind === 'begin' || step.isNew;
      const heading = step.kind === 'begin' ? words.begin : isNew ? words.start : words.goOn;
      return {
        title: heading(title),
        lead: summary,
        action: isNew ? words.startAction : words.goOnAction,
        to: isNew ? `/learn/${id}` : sessionAddress({ kind: 'skill', skill: id }),
        level,
      };
    }
    case 'mix':
      return { title: words.mix, lead: words.mixLead, action: words.mixAction, to: '/practice', level: null };
  }
}
