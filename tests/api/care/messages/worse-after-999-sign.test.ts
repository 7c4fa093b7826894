import { insertMessage } from '@second-wind/api/care/messages/messages.repo'
import { resolveAlertPath } from '@second-wind/core/care/contract/alerts'
import { toFollowUpOutcome } from '@second-wind/core/findings/follow-up-reply'
import { clinicianId, patientId } from '@second-wind/core/platform/ids'
import type { Mutation } from '@second-wind/core/sync/mutation'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'
import { getDashboardPatient } from '../../changes/symptom-mutations.ts'
import { aSeekHelpCheck, listAlerts } from '../alerts/listed-alerts.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const messageId = idNumbered(0xb1)

async function checkedReplyBetterAndResolved(checkedAt: string): Promise<void> {
  const check = { ...aSeekHelpCheck(1, ['Blue lips']), occurredAt: checkedAt }
  await push(api, [
    check,
    aMutation({
      clientSeq: 2,
      kind: 'triage.create',
      payload: toFollowUpOutcome({ about: check.mutationId, answer: 'better' }, 'check-seek-help'),
      occurredAt: '2026-11-20T16:00:00.000Z',
    }),
  ])
  for (const { id } of (await listAlerts(api)).alerts) await api.put(resolveAlertPath(id), { clinicianId: 1 })
  await insertMessage(api.db, {
    id: messageId,
    patient_id: patientId.parse(1),
    clinician_id: clinicianId.parse(1),
    text: 'How are you now?',
    sent_at: '2026-11-20T17:00:00.000Z',
  })
}

const anAnswer = (answer: 'worse' | 'call' | 'better'): Mutation =>
  aMutation({
    clientSeq: 3,
    kind: 'messages.answer',
    entityId: messageId,
    payload: { answer },
    occurredAt: '2026-11-20T17:55:00.000Z',
  })

const openAlerts = async () => (await listAlerts(api)).alerts.filter(({ isResolved }) => !isResolved)

describe('an answer that asks for a clinician after a 999 sign', () => {
  test.each(['worse', 'call'] as const)(
    '"%s" is critical, though the sign was called better and its alert is resolved',
    async (answer) => {
      await checkedReplyBetterAndResolved('2026-11-20T08:00:00.000Z')
      await push(api, [anAnswer(answer)])
      expect(await openAlerts()).toMatchObject([{ severity: 'critical' }])
      expect(await getDashboardPatient(api)).toMatchObject({
        need: 'red-flag',
        worstOpenAlert: 'critical',
        latestSignAt: '2026-11-20T18:00:00.000Z',
        lastContact: { kind: 'answer', answer },
        openAnswers: [{ answer }],
      })
    },
  )

  test('is high when the sign is more than 48 hours old', async () => {
    await checkedReplyBetterAndResolved('2026-11-18T17:00:00.000Z')
    await push(api, [anAnswer('worse')])
    expect(await openAlerts()).toMatchObject([{ severity: 'high' }])
  })

  test('is not "better", which raises no alert', async () => {
    await checkedReplyBetterAndResolved('2026-11-20T08:00:00.000Z')
    await push(api, [anAnswer('better')])
    expect(await openAlerts()).toEqual([])
  })
})
