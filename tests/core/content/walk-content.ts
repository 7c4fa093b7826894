/** A text of the content with the keys that lead to it. */
export type Text = { path: string; key: string; text: string }

/** Keys whose strings are for programs, not for people. */
const notForPeople = new Set([
  ...[
    'id',
    'icon',
    'color',
    'href',
    'url',
    'tel',
    'image',
    'type',
    'kind',
    'drawing',
    'topic',
    'onlyWith',
    'sources',
    'reviewedOn',
    'reviewBy',
  ],
])

/** Every text for people in a value, however deep. */
export function textsIn(value: unknown, path = ''): Text[] {
  if (typeof value === 'string')
    return [{ path, key: path.split('.').findLast((key) => /\D/.test(key)) ?? '', text: value }]
  return childrenOf(value).flatMap(([key, child]) =>
    notForPeople.has(key) ? [] : textsIn(child, path === '' ? key : `${path}.${key}`),
  )
}

/** Every address in a value: of another site, of a phone, or of a screen of ours. */
export function linksIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(https?:|tel:|sms:|mailto:|\/)/.test(value) ? [value] : []
  return childrenOf(value).flatMap(([, child]) => linksIn(child))
}

/** Every string under this key, however deep. */
export function valuesOf(key: string, value: unknown): string[] {
  return childrenOf(value).flatMap(([name, child]) =>
    name === key && typeof child === 'string' ? [child] : valuesOf(key, child),
  )
}

/** Every object that carries a review, at any depth. */
export function itemsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'reviewedOn' in value && typeof value.reviewedOn === 'string' ? [value] : []
  return [...own, ...childrenOf(value).flatMap(([, child]) => itemsIn(child))]
}

function childrenOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}
