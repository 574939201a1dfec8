import * as v from 'valibot';

/** A problem with a form, and the field where it can be fixed. */
export type Problem<Values> = readonly [field: keyof Values & string, message: string];

/** A rule across several fields of a form. It reports one problem at a time, next to those of single fields. */
export const formRule = <Values extends Record<string, unknown>>(
  problemOf: (values: Values) => Problem<Values> | null,
) =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    const found = dataset.typed && problemOf(dataset.value);
    if (!found) return;
    const [key, message] = found;
    const input = dataset.value;
    addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
  });
