import * as v from 'valibot';

/** What is wrong with a form, at the field where it is corrected. */
export type Problem<Values> = readonly [field: keyof Values & string, message: string];

/** A rule about several fields of a form. It shows one problem at a time, together with those of single fields. */
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
