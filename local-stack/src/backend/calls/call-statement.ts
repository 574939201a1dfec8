import type { Connection } from '@supabase/lite';

type FunctionInfo = NonNullable<Awaited<ReturnType<Connection['introspect']>>['functions']>[number];

/** JSON as it stands. */
const JSON_TYPES = ['json', 'jsonb'];
const ONE_VALUE = [...JSON_TYPES, 'boolean', 'integer', 'bigint', 'text', 'uuid'];
const ARGUMENTS = [...ONE_VALUE, 'date', 'timestamp with time zone'];

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

const isPlain = (info: FunctionInfo) =>
  info.schema === 'public' &&
  !info.has_variadic &&
  !info.has_out_args &&
  !info.return_is_setof &&
  info.arg_names.length === info.arg_types.length &&
  info.arg_types.every((type) => ARGUMENTS.includes(type)) &&
  ONE_VALUE.includes(info.return_type);

/**
 * Statements that call functions of the schema `public` as PostgREST does: the body of the request is the one
 * parameter, and the response is one text of JSON.
 * @returns a function of a name and the names of the arguments that are given; undefined for a function that has
 * another form, does not exist, or wants other arguments
 */
export function callStatements(functions: readonly FunctionInfo[]) {
  const known = new Map<string, string>();

  function statementOf(name: string, given: readonly string[]): string | undefined {
    const [info, another] = functions.filter((each) => each.name === name && each.schema === 'public');
    if (!info || another || !isPlain(info)) return undefined;
    const required = info.arg_names.slice(0, info.arg_names.length - info.arg_defaults);
    if (!required.every((argument) => given.includes(argument))) return undefined;
    if (!given.every((argument) => info.arg_names.includes(argument))) return undefined;
    const values = given.map((argument) => `${quoted(argument)} => a.${quoted(argument)}`);
    const columns = given.map(
      (argument) => `${quoted(argument)} ${info.arg_types[info.arg_names.indexOf(argument)]}`,
    );
    const call = `public.${quoted(name)}(${values.join(', ')})`;
    const text = JSON_TYPES.includes(info.return_type) ? `${call}::text` : `to_json(${call})::text`;
    if (given.length === 0) return `select ${text} as response from (select $1::text) body`;
    return `select ${text} as response from json_to_record($1::text::json) as a(${columns.join(', ')})`;
  }

  return (name: string, given: readonly string[]): string | undefined => {
    const key = JSON.stringify([name, ...given]);
    const statement = known.get(key) ?? statementOf(name, given);
    if (statement) known.set(key, statement);
    return statement;
  };
}
