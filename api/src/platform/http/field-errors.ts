import type * as z from 'zod/mini'

export type FieldError = { path: string; message: string }

const maxFields = 20
const harmlessKey = /^[\w-]{1,40}$/

/** What is wrong with a body, by field. Never repeats values, which may be health data. */
export function fieldErrors(error: z.core.$ZodError): FieldError[] {
  return error.issues
    .slice(0, maxFields)
    .map((issue) => ({ path: fieldPath(issue), message: messageOf(issue) }))
}

export function fieldPath(issue: z.core.$ZodIssue): string {
  const extra = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  return [...issue.path, ...extra].map((key) => (harmlessKey.test(String(key)) ? String(key) : '?')).join('.')
}

/** zod/mini has one default text for everything; a schema's own text is kept. */
const defaultText = 'Invalid input'

const typeNames: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'text',
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.message !== defaultText) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return `Must be ${typeNames[issue.expected] ?? issue.expected}`
    case 'too_small':
      return `Must be at least ${issue.minimum}${unitOf(issue.origin)}`
    case 'too_big':
      return `Must be at most ${issue.maximum}${unitOf(issue.origin)}`
    case 'invalid_value':
      return `Must be one of: ${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return `Must be in the form of ${issue.format}`
    case 'unrecognized_keys':
      return 'Is not a field that we recognise'
    case 'not_multiple_of':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return defaultText
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long'
  return origin === 'array' ? ' entries long' : ''
}
