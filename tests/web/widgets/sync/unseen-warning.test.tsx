import { captureMoment } from '@second-wind/core/platform/moment'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../../web/src/data/local/index.ts'
import { flushOutbox, saveSymptoms } from '../../../../web/src/data/local/lazy.ts'
import { UnseenWarning } from '../../../../web/src/widgets/sync/unseen-warning.tsx'
import { aMessage } from '../../../fixtures/a-message.ts'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { FakeSyncServer } from '../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'

const db = withFreshDatabase()

async function logSign() {
  const id = newId()
  await saveSymptoms(id, aReport({ breathlessness: 9 }), captureMoment(Date.now(), 0))
  return id
}

const show = (id: string) =>
  render(
    <MemoryRouter>
      <UnseenWarning source={{ kind: 'symptoms', id }} />
    </MemoryRouter>,
  )

async function showAfterSending() {
  const id = await logSign()
  new FakeSyncServer().install()
  await flushOutbox({ skipBackoff: true })
  show(id)
}

describe('the line about whether a sign was seen', () => {
  test.each([
    [
      0,
      /^This app cannot tell whether your care team has seen this\. Do not wait for a reply\. Call 999 or 111/,
    ],
    [1, /^Your care team may not have seen this yet\. Do not wait for a reply\. Call 999 or 111/],
  ])('says only what the phone knows beside %i open alerts', async (alertCount, words) => {
    await db.profile.put(aPatient({ alertCount }))
    const id = await logSign()
    await db.outbox.clear()
    show(id)
    expect(await screen.findByText(words)).toBeDefined()
  })

  test.each([
    ['after', '2099-11-20T10:00:00.000Z', /^This has been sent\. Your care team has sent a message since\. /],
    ['before', '2020-11-20T08:00:00.000Z', /^This has been sent\. Your care team may not have seen it yet\./],
  ])('counts a message of the care team %s the sign arrived', async (_, sentAt, words) => {
    await db.profile.put(aPatient({ alertCount: 1 }))
    await db.messages.add(aMessage({ sentAt }))
    await showAfterSending()
    expect(await screen.findByText(words)).toBeDefined()
  })

  test.each([
    [
      'after the sign arrived: it says so',
      { alertCount: 0, alertClosedAt: '2099-11-20T10:00:00.000Z' },
      /^This has been sent, and your care team has closed the alert about you since then\. Do not wait/,
    ],
    [
      'before: it cannot tell',
      { alertCount: 0, alertClosedAt: '2020-11-20T08:00:00.000Z' },
      /^This has been sent\. This app cannot tell whether your care team has seen it\./,
    ],
    [
      'while another is open: not seen yet',
      { alertCount: 1, alertClosedAt: '2099-11-20T10:00:00.000Z' },
      /^This has been sent\. Your care team may not have seen it yet\./,
    ],
  ])('knows of an alert that was closed %s', async (_, alerts, words) => {
    await db.profile.put(aPatient(alerts))
    await showAfterSending()
    expect(await screen.findByText(words)).toBeDefined()
  })
})
