import { parseAst } from 'rolldown/parseAst'
import { newNames, newStyles } from './too-new.ts'

const names = newNames()
const styles = newStyles()

/** What a built script uses that the oldest browsers lack. */
export function newInScript(source: string): string[] {
  const found = new Set<string>()
  const waiting: unknown[] = [parseAst(source)]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node !== 'object' || node === null) continue
    for (const use of usesIn(node)) found.add(use)
    waiting.push(...Object.values(node))
  }
  return [...found]
}

/** A node as rolldown's parser gives it, as far as it is read here. */
type Node = {
  type?: string
  computed?: boolean
  object?: Node
  property?: Node
  callee?: Node
  name?: string
  regex?: { pattern: string; flags: string }
}

function usesIn({ type, computed, object, property, callee, regex }: Node): string[] {
  if (type === 'MemberExpression' && !computed && property?.name !== undefined)
    return usesOfMember(object?.name ?? '', property.name)
  if (type === 'NewExpression' && names.globals.has(callee?.name ?? '')) return [`new ${callee?.name}`]
  if (type === 'Literal' && regex) {
    return [
      ...(/\(\?<[=!]/.test(regex.pattern) ? ['lookbehind'] : []),
      ...(regex.flags.includes('v') ? ['the flag v of a pattern'] : []),
    ]
  }
  return []
}

function usesOfMember(object: string, member: string): string[] {
  if (names.globals.has(object)) return [object]
  if (names.statics.has(`${object}.${member}`)) return [`${object}.${member}`]
  return names.members.has(member) ? [`.${member}`] : []
}

const selectorsIn = (prelude: string): string[] => prelude.match(/:[a-z-]+/g) ?? []

/** What a built style sheet uses that the oldest browsers lack. */
export function newInStyles(source: string): string[] {
  const used = [
    ...Array.from(source.matchAll(/[{;]([a-z-]+):/g), ([, property]) => property),
    ...Array.from(source.matchAll(/@[a-z-]+/g), ([rule]) => rule),
    ...Array.from(source.matchAll(/[^{};]+(?=\{)/g), ([prelude]) => prelude).flatMap(selectorsIn),
  ]
  return [...new Set(used.flatMap((use) => (use !== undefined && styles.has(use) ? use : [])))]
}
