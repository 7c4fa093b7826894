import { type Deployer, deployer } from '@second-wind/core/access/contract/deployer'
import { ConfigError } from './config-error.ts'

export type DeployerSettings = Omit<Deployer, 'organisation'>

/** @throws ConfigError with one sentence that says what to set */
export function readDeployerSettings(env: Record<string, string | undefined>): DeployerSettings {
  const privacyUrl = env['PRIVACY_URL']?.trim() || undefined
  if (!deployer.shape.privacyUrl.safeParse(privacyUrl).success) {
    throw new ConfigError(
      'PRIVACY_URL must be the https address of a page, such as PRIVACY_URL=https://clinic.example/privacy.',
    )
  }
  return {
    privacyContact: contactOf(env, 'PRIVACY_CONTACT'),
    privacyUrl,
    accessibilityContact: contactOf(env, 'ACCESSIBILITY_CONTACT'),
  }
}

const maxContactCharacters = 200

function contactOf(env: Record<string, string | undefined>, name: string): string | undefined {
  const contact = env[name]?.trim() || undefined
  if (contact === undefined || contact.length <= maxContactCharacters) return contact
  throw new ConfigError(`${name} can have up to ${maxContactCharacters} letters.`)
}
