import { dayMs } from '@second-wind/core/platform/moment'
import { type Route, route } from '../../platform/authentication/route.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { iso } from '../../platform/iso.ts'

/** The file expires after this long, because the contact may change. */
const holdsForDays = 90

/** Where to report a vulnerability (RFC 9116). Exists only when SECURITY_CONTACT is set. */
export function securityTxtRoutes({ clock, real }: Pick<RealDeps, 'clock' | 'real'>): Route[] {
  const { securityContact, publicOrigin } = real
  if (securityContact === undefined) return []
  const path = '/.well-known/security.txt'
  return [
    route({
      method: 'GET',
      path,
      who: 'anyone',
      subject: 'none',
      action: 'security.read',
      handle: (c) =>
        c.text(
          [
            `Contact: ${securityContact}`,
            `Expires: ${iso(clock.now() + holdsForDays * dayMs)}`,
            'Preferred-Languages: en',
            `Canonical: ${publicOrigin}${path}`,
            '',
          ].join('\n'),
        ),
    }),
  ]
}
