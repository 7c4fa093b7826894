import type { LogError } from './errors.ts'
import type { LogRequest } from './http/access-log.ts'
import { iso } from './iso.ts'

export const logRequestAsJson: LogRequest = (line) => console.log(JSON.stringify(line))

/**
 * One line of JSON per unexpected error, with its places in the code but not its message, which may repeat what a
 * person wrote.
 */
export const logErrorAsJson: LogError = ({ code, error, method, route }) => {
  const known = error instanceof Error ? error : new Error('not an error')
  const sqlCode = 'code' in known && typeof known.code === 'string' ? known.code : undefined
  const places = (known.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  console.error(
    JSON.stringify({
      time: iso(Date.now()),
      code,
      error: known.name,
      ...(sqlCode !== undefined && { sqlCode }),
      method,
      route,
      at: places.slice(0, 6).map((line) => line.trim()),
    }),
  )
}
