import { serverHeader } from '@second-wind/core/platform/http/headers'
import { patientId } from '@second-wind/core/platform/ids'
import { idNumbered } from '../../../fixtures/ids.ts'
import { json } from '../../data/local/fake-sync-server.ts'

export const amina = patientId.parse(7)

const expiresAt = '2026-11-22T10:05:00.000Z'
export const linkId = idNumbered(9)

/** A request to be linked, as the new phone and as the phone that is signed in see it. */
export const link = { id: linkId, code: '7KM2P9QX4R', secret: 'told once', words: 'otter lantern', expiresAt }
export const found = {
  id: linkId,
  label: 'Safari on iPad',
  words: 'otter lantern',
  expiresAt,
  replaces: null,
}

export const done = () =>
  new Response(null, { status: 204, headers: { [serverHeader.name]: serverHeader.value } })
export const refused = (status: number, code: string) => () =>
  json({ error: { code, message: 'No' } }, status)
