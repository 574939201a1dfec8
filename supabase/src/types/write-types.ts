import type { Column, DatabaseFunction, Schema } from './read-schema';

const TYPES: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  date: 'string',
  integer: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'number',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'string',
  uuid: 'string',
  void: 'undefined',
};

/** @throws Error for a type that no column has had: add its JSON type to `TYPES` */
function typeInJson(type: string): string {
  if (type.endsWith('[]')) return `${typeInJson(type.slice(0, -2))}[]`;
  const known = TYPES[type];
  if (!known) throw new Error(`The database type "${type}" has no TypeScript type in write-types.ts.`);
  return known;
}

const valueOf = ({ type, required }: Column) => typeInJson(type) + (required ? '' : ' | null');

const rowField = (column: Column) => `${column.name}: ${valueOf(column)};`;

function insertField(column: Column): string {
  if (column.generated) return `${column.name}?: never;`;
  return `${column.name}${column.required && !column.hasDefault ? '' : '?'}: ${valueOf(column)};`;
}

const updateField = (column: Column) => `${column.name}?: ${column.generated ? 'never' : valueOf(column)};`;

function tableType(name: string, columns: readonly Column[]): string {
  const shape = (field: (column: Column) => string) => `{ ${columns.map(field).join(' ')} }`;
  return `${name}: { Row: ${shape(rowField)}; Insert: ${shape(insertField)}; Update: ${shape(updateField)}; Relationships: [] };`;
}

/** Text in Postgres, and a union of literals for callers. */
const WORDS: readonly string[] = [
  'p_answered_by',
  'p_call',
  'p_done_when',
  'p_game_type',
  'p_kind',
  'p_level_id',
  'p_period',
  'p_placed_level',
  'p_tier',
];

function argType(functionName: string, argName: string, type: string): string {
  const isTyped = type === 'jsonb' || WORDS.includes(argName);
  return isTyped ? `RpcArgs['${functionName}']['${argName}']` : typeInJson(type);
}

function functionType({ name, argNames, argTypes, defaults, returns, comment }: DatabaseFunction): string {
  const nullable = comment?.match(/^@nullable (.*)$/)?.[1]?.split(' ') ?? [];
  const args = argTypes.map((type, index) => {
    const argName = argNames?.[index] ?? '';
    const optional = index >= argTypes.length - defaults ? '?' : '';
    return `${argName}${optional}: ${argType(name, argName, type)}${nullable.includes(argName) ? ' | null' : ''};`;
  });
  const scalar = typeInJson(returns) + (comment === '@returns not null' ? '' : ' | null');
  const returned = typeInJson(returns) === 'Json' ? `RpcResponses['${name}']` : scalar;
  return `${name}: { Args: ${args.length > 0 ? `{ ${args.join(' ')} }` : 'never'}; Returns: ${returned} };`;
}

/**
 * The `Database` type of supabase-js, in the format of the Supabase CLI, except that JSON arguments and results, and
 * literal unions, have their types in `RpcResponses` and `RpcArgs`.
 */
export function writeTypes({ columns, functions }: Schema): string {
  const tables = [...new Set(columns.map(({ table }) => table))]
    .map((table) =>
      tableType(
        table,
        columns.filter((column) => column.table === table),
      ),
    )
    .join('\n');
  return `/* Generated from the database by supabase/src/generate-types.ts. */
import type { RpcArgs, RpcResponses } from './rpc-types';

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = { public: {
  Tables: { ${tables} };
  Views: Record<never, never>;
  Functions: { ${functions.map(functionType).join('\n')} };
  Enums: Record<never, never>;
  CompositeTypes: Record<never, never>;
} };
`;
}
