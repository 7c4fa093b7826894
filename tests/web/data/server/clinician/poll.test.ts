import { type DashboardPatient, dashboardReply } from '@second-wind/core/care/contract/clinician-dashboard'
import { describe, expect, test } from 'vitest'
import { type PolledData, poll } from '../../../../../web/src/data/server/clinician/poll.ts'
import { UnreachableError } from '../../../../../web/src/data/server/http-error.ts'
import { aRosterRow } from '../../../clinician/a-roster-row.ts'
import { fakeApi, noNetwork, reply } from '../fake-api.ts'
import { repeatedly } from '../repeatedly.ts'

const path = '/api/clinician-dashboard/1'
const sixInTheEvening = 'Fri, 20 Nov 2026 18:00:00 GMT'
const halfAMinuteLater = 'Fri, 20 Nov 2026 18:00:30 GMT'

const readerOfRows = () =>
  repeatedly<PolledData<DashboardPatient[]>>((last) =>
    poll({ path, reply: dashboardReply, toData: (rows) => rows, last }),
  )

describe('polling by ETag', () => {
  test('an unchanged roster is requested by its tag and comes back as the same object with a newer age', async () => {
    const { sent, respondTo } = fakeApi()
    const read = readerOfRows()
    respondTo(path, () => reply([aRosterRow()], { headers: { etag: '"1"', date: sixInTheEvening } }))
    const first = await read()
    respondTo(path, () => reply(undefined, { status: 304, headers: { etag: '"1"', date: halfAMinuteLater } }))
    const second = await read()

    expect(sent.map(({ options }) => options.headers['if-none-match'])).toEqual([undefined, '"1"'])
    expect(second.data).toBe(first.data)
    expect(second.asOf - first.asOf).toBe(30_000)
  })

  test('a changed roster replaces the old one and its tag', async () => {
    const { sent, respondTo } = fakeApi()
    const read = readerOfRows()
    respondTo(path, () => reply([aRosterRow()], { headers: { etag: '"1"' } }))
    await read()
    respondTo(path, () => reply([aRosterRow({ name: 'Ann Lee' })], { headers: { etag: '"2"' } }))
    expect((await read()).data[0]?.name).toBe('Ann Lee')
    await read()
    expect(sent[2]?.options.headers['if-none-match']).toBe('"2"')
  })

  test('after an outage the tag is still used', async () => {
    const { sent, respondTo } = fakeApi()
    const read = readerOfRows()
    respondTo(path, () => reply([aRosterRow()], { headers: { etag: '"1"' } }))
    await read()
    respondTo(path, noNetwork)
    await expect(read()).rejects.toBeInstanceOf(UnreachableError)
    respondTo(path, () => reply(undefined, { status: 304 }))
    await expect(read()).resolves.toMatchObject({ data: [{ name: 'Margaret Ellis' }] })
    expect(sent[2]?.options.headers['if-none-match']).toBe('"1"')
  })

  test("the age of a response is measured by the server's clock", async () => {
    fakeApi(() => reply([], { headers: { date: sixInTheEvening } }))
    const { asOf, receivedAt } = await readerOfRows()()
    expect(asOf).toBe(Date.parse(sixInTheEvening))
    expect(receivedAt).not.toBe(asOf)
  })

  test('an answer without a date is as old as its arrival', async () => {
    fakeApi(() => reply([]))
    const { asOf, receivedAt } = await readerOfRows()()
    expect(asOf).toBe(receivedAt)
  })

  test('a server without tags is asked without one', async () => {
    const { sent } = fakeApi(() => reply([]))
    const read = readerOfRows()
    await read()
    await read()
    expect(sent[1]?.options.headers).not.toHaveProperty('if-none-match')
  })
})
