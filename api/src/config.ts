import { join } from 'node:path'
import * as z from 'zod/mini'

export const authModes = ['demo', 'real'] as const
export type AuthMode = (typeof authModes)[number]

export type Config = {
  port: number
  host: string
  dataDir: string
  authMode: AuthMode
  proxyPort: number | undefined
  /** Live air quality; undefined without a key. */
  openWeather: { key: string; url: string } | undefined
}

/** The one database of a data folder. */
export const databaseFile = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, 'second-wind.sqlite')

/** The settings do not allow a safe start. The message is for the person who starts the server. */
export class ConfigError extends Error {}

const repository = join(import.meta.dirname, '../..')
const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535))

const environment = z.object({
  PORT: z._default(port, 8710),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), join(repository, 'data')),
  AUTH_MODE: z._default(z.enum(authModes), 'demo'),
  PROXY_PORT: z.optional(port),
  OPENWEATHER_API_KEY: z.optional(z.string().check(z.trim())),
  OPENWEATHER_URL: z._default(z.string().check(z.refine(isPrivate)), 'https://api.openweathermap.org'),
})

const loopbackHosts = ['127.0.0.1', '::1', 'localhost']

/** @throws ConfigError */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
    throw new ConfigError(`These settings are not valid: ${names}.`)
  }
  const { PORT, HOST, DATA_DIR, AUTH_MODE, PROXY_PORT, OPENWEATHER_API_KEY: key } = parsed.data
  if (AUTH_MODE === 'real') throw new ConfigError('AUTH_MODE=real is not available yet.')
  if (!loopbackHosts.includes(HOST)) {
    throw new ConfigError(
      `The demo has no sign-in, so it listens on this computer only, not on HOST=${HOST}.`,
    )
  }
  return {
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    authMode: AUTH_MODE,
    proxyPort: PROXY_PORT,
    openWeather: key ? { key, url: parsed.data.OPENWEATHER_URL } : undefined,
  }
}

/** The key travels in the address: encrypted, or not beyond this computer. */
function isPrivate(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && loopbackHosts.includes(hostname))
}
