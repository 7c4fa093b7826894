import type { HonestNotice } from './honest-notice-schema.ts'

export const noticeIds = [
  'book-gp',
  'find-pharmacy',
  'air-quality-details',
  'air-quality-alert',
  'private-gp-booking',
  'telehealth',
  'prescription-services',
  'book-slot',
  'share-data',
  'medical-monitoring',
  'nhs-login',
  'reorder-prescription',
  'join-group',
  'join-challenge',
  'invite-caregiver',
  'write-post',
  'connect-device',
] as const
export type NoticeId = (typeof noticeIds)[number]

/** The words load on the first tap on such a control. */
export async function loadHonestNotice(id: NoticeId): Promise<HonestNotice> {
  const { honestNotices } = await import('./honest-notices.ts')
  return honestNotices[id]
}
