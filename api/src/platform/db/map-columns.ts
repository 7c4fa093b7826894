import * as z from 'zod/mini'
import type { Flag, JsonText } from './columns.ts'

type SnakeCase<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : ''

type StoredValue<Value> = Value extends boolean ? Flag : Value extends object ? JsonText : Value

/**
 * The columns of a record: each field under its name in snake case; null for an absent optional field, 0 or 1 for a
 * boolean, JSON text for a list or object. `relieverPuffs?: number` becomes `reliever_puffs: number | null`.
 */
export type ColumnsOf<Fields> = {
  [Field in keyof Fields & string as SnakeCase<Field>]-?:
    | StoredValue<Exclude<Fields[Field], undefined>>
    | (undefined extends Fields[Field] ? null : never)
}

export function toColumns<Fields>(schema: ObjectSchema<Fields>, fields: Fields): ColumnsOf<Fields> {
  const values = new Map<string, unknown>(Object.entries(fields ?? {}))
  const columns = Object.keys(schema.shape).map((field) => [snakeCase(field), toStored(values.get(field))])
  // Untyped here: TypeScript cannot see that these names and values follow the rules of `ColumnsOf`.
  return Object.fromEntries(columns)
}

/** Only the columns of the fields that are present, for a partial update. */
export function toPatchColumns<Fields>(
  schema: ObjectSchema<Fields>,
  patch: { [Field in keyof Fields]?: Fields[Field] | undefined },
): Partial<ColumnsOf<Fields>> {
  const columns = Object.entries(patch)
    .filter(([field, value]) => field in schema.shape && value !== undefined)
    .map(([field, value]) => [snakeCase(field), toStored(value)])
  return Object.fromEntries(columns)
}

/** Ignores columns that belong to no field. Throws when a value does not fit the schema. */
export const fromColumns = <Fields>(schema: ObjectSchema<Fields>, row: ColumnsOf<Fields>): Fields =>
  schema.parse(fromTrustedColumns(schema, row))

/** The same without checking values, for many rows on every write. */
export function fromTrustedColumns<Fields>(schema: ObjectSchema<Fields>, row: ColumnsOf<Fields>): Fields {
  // Untyped here, as in `toColumns`.
  const columns: Record<string, unknown> = { ...row }
  const fields: unknown[][] = []
  for (const { field, column, read } of fieldReaders(schema)) {
    const value = columns[column]
    if (value !== null && value !== undefined) fields.push([field, read(value)])
  }
  return Object.fromEntries(fields)
}

type FieldReader = { field: string; column: string; read: (value: unknown) => unknown }

/** Remembered for each schema: a list of alerts or entries reads thousands of rows by it. */
const readersBySchema = new WeakMap<object, FieldReader[]>()

function fieldReaders({ shape }: { shape: Record<string, z.core.$ZodType> }): FieldReader[] {
  const known = readersBySchema.get(shape)
  if (known) return known
  const readers = Object.entries(shape).map(([field, fieldSchema]) => ({
    field,
    column: snakeCase(field),
    read: storedReader(fieldSchema),
  }))
  readersBySchema.set(shape, readers)
  return readers
}

type ObjectSchema<Fields> = z.ZodMiniType<Fields> & { shape: Record<string, z.core.$ZodType> }

/** Remembered, because every row that is read asks for the same few names. */
const columnNames = new Map<string, string>()

function snakeCase(field: string): string {
  const known = columnNames.get(field)
  if (known !== undefined) return known
  const name = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  columnNames.set(field, name)
  return name
}

function toStored(value: unknown): unknown {
  if (value === undefined) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  return typeof value === 'object' ? JSON.stringify(value) : value
}

function storedReader(schema: z.core.$ZodType): FieldReader['read'] {
  const { def } = schema._zod
  if (def.type === 'optional' && schema instanceof z.ZodMiniOptional) {
    return storedReader(schema._zod.def.innerType)
  }
  if (def.type === 'boolean') return (value) => value === 1
  const isJson = def.type === 'array' || def.type === 'record' || def.type === 'object'
  return isJson ? (value) => (typeof value === 'string' ? JSON.parse(value) : value) : (value) => value
}
