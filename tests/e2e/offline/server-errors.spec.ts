import {
  respondToAllCallsWith,
  respondToPushesWith,
  fromOurServer,
  loseReplies,
  refusal,
} from '../support/network-faults.ts'
import { expect, test } from '../support/playwright-fixtures.ts'
import { storedNotes } from '../support/server/server-database.ts'

test('an entry whose confirmation is lost is stored once and shown as sent', async ({ server, phone }) => {
  await phone.readyOffline()
  const lost = await loseReplies(phone.context, 2)

  await phone.logSymptoms('The answer got lost')

  await expect(phone.insight).toContainText(/Sent \d/)
  expect(lost.metAt).toHaveLength(2)
  expect(storedNotes(server, 'The answer%')).toEqual(['The answer got lost'])
})

test('when the server recovers, an entry is sent without any action on the phone', async ({
  server,
  phone,
}) => {
  await phone.readyOffline()
  const down = await respondToPushesWith(phone.context, refusal(503, 'busy'))
  await phone.logSymptoms('While the server was down')
  await expect(phone.insight).toContainText('Saved on this phone')

  await expect.poll(() => down.metAt.length).toBeGreaterThanOrEqual(3)
  expect(storedNotes(server, 'While the server%')).toEqual([])
  await down.end()

  await expect(phone.insight).toContainText(/Sent \d/)
  expect(storedNotes(server, 'While the server%')).toEqual(['While the server was down'])
})

for (const status of [429, 503]) {
  test(`a server that answers ${status} and asks for time is given that time`, async ({ server, phone }) => {
    const retryAfterS = 3
    await phone.readyOffline()
    const fault = await respondToPushesWith(
      phone.context,
      refusal(status, 'busy', { 'retry-after': String(retryAfterS) }),
    )

    await phone.logSymptoms('Asked to wait')
    await expect.poll(() => fault.metAt.length).toBeGreaterThanOrEqual(2)
    await fault.end()

    const [first = 0, second = 0] = fault.metAt
    expect(second - first).toBeGreaterThanOrEqual(retryAfterS * 1000)
    await expect(phone.insight).toContainText(/Sent \d/)
    expect(storedNotes(server, 'Asked to wait')).toEqual(['Asked to wait'])
  })
}

const faults = [
  {
    who: 'our server wants a new sign-in',
    response: refusal(401, 'unauthorised'),
    sentence: 'Sign in again to send. 1 entry is saved on this phone.',
    state: 'Waiting for sign-in',
  },
  {
    who: 'the Wi-Fi of a café shows its sign-in page instead',
    response: {
      status: 200,
      body: '<!doctype html><h1>Welcome</h1>',
      headers: { 'content-type': 'text/html' },
    },
    sentence: 'You need to sign in to this Wi-Fi first. 1 entry is saved on this phone.',
    state: 'Saved on this phone',
  },
  {
    who: 'the answers arrive cut off',
    response: { status: 200, body: '{"serverTime":"2026-', headers: fromOurServer },
    sentence: '1 entry is saved on this phone.',
    state: 'Saved on this phone',
  },
  {
    who: 'our server fails at everything',
    response: refusal(500, 'internal'),
    sentence: 'We cannot connect right now. Your entry is saved on this phone.',
    state: 'Saved on this phone',
  },
]

for (const { who, response, sentence, state } of faults) {
  test(`nothing is lost and the patient reads why when ${who}`, async ({ server, phone }) => {
    await phone.readyOffline()
    const fault = await respondToAllCallsWith(phone.context, response)

    await phone.logSymptoms('Nothing is lost')
    await expect(phone.insight).toContainText(state)
    await phone.openOfflineFeatures()
    await expect(phone.page.getByText(sentence)).toBeVisible()
    await expect(phone.pending).toHaveText('1')
    expect(storedNotes(server, 'Nothing is lost')).toEqual([])

    await fault.end()

    await expect(phone.pending).toHaveText('0')
    expect(storedNotes(server, 'Nothing is lost')).toEqual(['Nothing is lost'])
  })
}
