import type { Hono } from 'hono'
import type { Env } from '../deps.ts'
import type { Route } from './route.ts'

/** Patterns of middleware that every request passes; they send no response of their own. */
const checkPaths = ['/*', '/api/*']

/** Prevents the start when the app has a route that the table does not declare, or declares twice. */
export function assertEveryRouteDeclared(app: Hono<Env>, table: readonly Route[]): void {
  const declared = table.map(nameOf)
  const twice = declared.find((name, at) => declared.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`This route is declared twice: ${twice}`)
  const undeclared = app.routes.filter((known) =>
    known.method === 'ALL' ? !checkPaths.includes(known.path) : !declared.includes(nameOf(known)),
  )
  if (undeclared.length > 0) {
    throw new Error(`These routes have no rule: ${undeclared.map(nameOf).join(', ')}`)
  }
}

/** The methods that a path supports; none when the path is unknown. */
export function methodsOf(path: string, table: readonly Route[]): string[] {
  return table.filter((rule) => matches(rule.path, path)).map((rule) => rule.method)
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  )
}

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`
