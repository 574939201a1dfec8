import { DONE_RULES, RIGHT_NEEDED, type ClassAssignment } from '@ninefold/contracts';
import { SelectField } from '../parts/SelectField';
import { copy } from './copy';

/** As an assignment stores it. */
export type ChosenRule = Pick<ClassAssignment, 'done_when' | 'right_needed'>;

export const USUAL_RULE: ChosenRule = { done_when: 'practiced', right_needed: null };

/** The rule as arguments of a call. */
export const ruleArgs = ({ done_when, right_needed }: ChosenRule) => ({
  p_done_when: done_when,
  ...(right_needed !== null && { p_right_needed: right_needed }),
});

const COUNTS = Array.from(
  { length: RIGHT_NEEDED.max - RIGHT_NEEDED.min + 1 },
  (_, index) => RIGHT_NEEDED.min + index,
);

interface DoneRuleFieldsProps {
  rule: ChosenRule;
  onChange: (rule: ChosenRule) => void;
}

/** What makes an assigned skill done. */
export function DoneRuleFields({ rule, onChange }: DoneRuleFieldsProps) {
  return (
    <>
      <SelectField
        label={copy.field}
        value={rule.done_when}
        onChange={(value) => {
          const done_when = DONE_RULES.find((one) => one === value) ?? 'practiced';
          onChange({ done_when, right_needed: done_when === 'right' ? RIGHT_NEEDED.usual : null });
        }}
      >
        {DONE_RULES.map((one) => (
          <option key={one} value={one}>
            {copy.rules[one]}
          </option>
        ))}
      </SelectField>
      {rule.right_needed !== null && (
        <SelectField
          label={copy.needed}
          value={String(rule.right_needed)}
          onChange={(value) => onChange({ ...rule, right_needed: Number(value) })}
        >
          {COUNTS.map((count) => (
            <option key={count} value={count}>
              {copy.neededOf(count)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
