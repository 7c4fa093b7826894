import { readFileSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import type { Tls } from '../http/renew-certificate.ts'
import { ConfigError } from './config-error.ts'
import { type DeployerSettings, readDeployerSettings } from './deployer-settings.ts'

/** The settings of AUTH_MODE=real (decision 030). */
export type RealSettings = {
  /** The server's address for browsers: scheme, name and any port that is not the default. */
  publicOrigin: string
  /** Keys every stored hash of a secret, and is never in the database. */
  pepper: string
  /** The addresses of the reverse proxy; empty when browsers connect directly. */
  proxies: readonly string[]
  /** Our own certificate and its key, PEM; undefined when the proxy has them. */
  tls: Tls | undefined
  /** Who runs this server, as shown to patients when they are asked to share. */
  organisation: string
  /** Where to report vulnerabilities: mailto:, https: or tel:. */
  securityContact?: string | undefined
  /** The deployer's details for the app's statements. */
  deployer?: DeployerSettings | undefined
}

type Env = Record<string, string | undefined>

const fewestPepperBytes = 32
const anyPermissionOfOthers = 0o007
const maxOrganisationCharacters = 100

/** @throws ConfigError with one sentence that says what to set */
export function readRealSettings(env: Env, { isLoopback }: { isLoopback: boolean }): RealSettings {
  const publicOrigin = originOf(env['PUBLIC_ORIGIN'], isLoopback)
  const pepper = pepperOf(env)
  const tls = readTls(env)
  const proxies = proxiesOf(env['TRUSTED_PROXY'])
  const isTried = publicOrigin.startsWith('http:')
  if (isTried && (tls || proxies.length > 0)) {
    throw new ConfigError(
      'With PUBLIC_ORIGIN=http://localhost you cannot use a proxy or TLS. Remove TRUSTED_PROXY and TLS_CERT.',
    )
  }
  if (!isTried && !tls && proxies.length === 0) {
    throw new ConfigError(
      'AUTH_MODE=real needs TRUSTED_PROXY, the address of the reverse proxy, or TLS_CERT and TLS_KEY.',
    )
  }
  const organisation = organisationOf(env)
  return {
    publicOrigin,
    pepper,
    proxies,
    tls,
    organisation,
    securityContact: securityContactOf(env),
    deployer: readDeployerSettings(env),
  }
}

/** The consent text names it, and a person agrees to share with an organisation, not with an address. */
function organisationOf(env: Env): string {
  const name = env['ORGANISATION']?.trim() ?? ''
  if (name !== '' && name.length <= maxOrganisationCharacters) return name
  throw new ConfigError(
    `AUTH_MODE=real needs ORGANISATION, the name of the organisation that runs this server, such as ORGANISATION="Leeds Chest Clinic". It can have up to ${maxOrganisationCharacters} letters.`,
  )
}

function securityContactOf(env: Env): string | undefined {
  const contact = env['SECURITY_CONTACT']?.trim() || undefined
  if (contact === undefined || /^(mailto:[^\s@]+@|https:\/\/|tel:\+)[^\s]+$/.test(contact)) return contact
  throw new ConfigError(
    'SECURITY_CONTACT must be an address, such as SECURITY_CONTACT=mailto:security@app.example.',
  )
}

/** Plain http is only for trying it out on one computer: browsers treat localhost as secure. */
function originOf(text = '', isLoopback: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isUsable =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost' && isLoopback)
  if (!url || !isUsable || url.origin !== text) {
    throw new ConfigError(
      'AUTH_MODE=real needs PUBLIC_ORIGIN, the address of the app, such as PUBLIC_ORIGIN=https://app.example.',
    )
  }
  return url.origin
}

function pepperOf(env: Env): string {
  const file = env['SESSION_PEPPER_FILE']
  const pepper = file === undefined ? env['SESSION_PEPPER'] : readSecret('SESSION_PEPPER_FILE', file).trim()
  if (pepper !== undefined && Buffer.byteLength(pepper) >= fewestPepperBytes) return pepper
  throw new ConfigError(
    `AUTH_MODE=real needs SESSION_PEPPER_FILE or SESSION_PEPPER with at least ${fewestPepperBytes} random bytes. To make one, run: openssl rand -base64 48`,
  )
}

function proxiesOf(text = 'none'): string[] {
  if (text === 'none') return []
  const addresses = text.split(',').map((address) => address.trim())
  if (addresses.every((address) => isIP(address) !== 0)) return addresses
  throw new ConfigError('TRUSTED_PROXY must be an address, such as TRUSTED_PROXY=127.0.0.1, or none.')
}

/** @throws ConfigError */
export function readTls(env: Env): Tls | undefined {
  const [cert, key] = [env['TLS_CERT'], env['TLS_KEY']]
  if (cert === undefined && key === undefined) return undefined
  if (cert === undefined || key === undefined)
    throw new ConfigError('Set both TLS_CERT and TLS_KEY, or neither.')
  return { cert: readSetting('TLS_CERT', cert), key: readSecret('TLS_KEY', key) }
}

/** Windows has no such permissions. */
function readSecret(name: string, file: string): string {
  const text = readSetting(name, file)
  const isForAll = process.platform !== 'win32' && (statSync(file).mode & anyPermissionOfOthers) !== 0
  if (!isForAll) return text
  throw new ConfigError(`Everyone on this computer can read ${name}. Run: chmod o-rwx ${file}`)
}

function readSetting(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new ConfigError(`${name} must be the path of a file that this user can read.`)
  }
}
