import { refreshRoster } from '@second-wind/api/care/roster/refresh-roster'
import { upgradeRosters } from '@second-wind/api/care/roster/upgrade-rosters'
import { mergeRoster } from '@second-wind/core/care/roster/merge-roster'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { type DemoApi, openDemoApi, patientOne } from '../../../support/open-demo-api.ts'
import { push, thisDeviceId } from '../../../support/push.ts'
import { hideRosterRows, pollRoster } from './roster-requests.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi({ seed: true })
})
afterEach(() => api.close())

const names = (rows: { name: string }[]) => rows.map((row) => row.name)

describe('a request for changes since a revision', () => {
  test('gets only the changed patients, which give the current list when merged with the earlier one', async () => {
    const before = await pollRoster(api)
    await push(api, [aMutation()])
    const changes = await pollRoster(api, `?since=${before.revision}`)
    expect([changes.extent, names(changes.rows)]).toEqual(['changes', ['Amina Yusuf']])
    expect(changes.revision).toBeGreaterThan(before.revision)

    const whole = await pollRoster(api)
    expect(whole.revision).toBe(changes.revision)
    expect(mergeRoster(before.rows, changes.rows)).toEqual(whole.rows)
  })

  test('gets an empty list when nothing changed, and no row is read', async () => {
    const { revision } = await pollRoster(api)
    await hideRosterRows(api)
    expect(await pollRoster(api, `?since=${revision}`)).toMatchObject({
      revision,
      extent: 'changes',
      rows: [],
    })
  })

  test('gets another ETag than the whole list', async () => {
    const { revision, etag } = await pollRoster(api)
    const changes = await pollRoster(api, `?since=${revision}`)
    expect(changes.etag).not.toBe(etag)
    const path = `/api/clinician-dashboard/1?since=${revision}`
    expect((await api.get(path, { 'if-none-match': changes.etag })).status).toBe(304)
  })

  test('gets the whole list without the patient after a share has ended', async () => {
    const before = await pollRoster(api)
    await api.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('care_links').where('patient_id', '=', patientOne).execute()
      await refreshRoster(trx, patientOne, api.clock.now())
    })
    const after = await pollRoster(api, `?since=${before.revision}`)
    expect([after.extent, after.rows.length]).toEqual(['whole', before.rows.length - 1])
    expect(names(after.rows)).not.toContain('Amina Yusuf')
    expect(await pollRoster(api, `?since=${after.revision}`)).toMatchObject({ extent: 'changes', rows: [] })
  })

  test('cannot miss a patient: the database refuses to delete a share while its row is in the list', async () => {
    const forgetful = api.db.deleteFrom('care_links').where('patient_id', '=', patientOne).execute()
    await expect(forgetful).rejects.toThrow('FOREIGN KEY')
    expect(names((await pollRoster(api)).rows)).toContain('Amina Yusuf')
  })

  test('gets the whole list for a revision that this database has not reached', async () => {
    const { revision } = await pollRoster(api)
    expect(await pollRoster(api, `?since=${revision + 1}`)).toMatchObject({ extent: 'whole', revision })
  })

  test('gets the whole list once after a restart, because the database may be another copy', async () => {
    const { revision } = await pollRoster(api)
    await upgradeRosters(api.db, api.clock.now())
    const after = await pollRoster(api, `?since=${revision}`)
    expect(after).toMatchObject({ extent: 'whole', revision: api.clock.now() })
    expect(after.rows).toHaveLength(13)
  })
})

describe('a row or list of another release', () => {
  test('blocks no phone when it is unreadable, and is rebuilt at the next contact', async () => {
    await push(api, [])
    const { rows } = await pollRoster(api)
    await api.db.updateTable('roster_rows').set({ row: '{}' }).where('patient_id', '=', patientOne).execute()
    expect((await api.get(`/api/sync/pull?deviceId=${thisDeviceId}`)).status).toBe(200)
    expect((await pollRoster(api)).rows).toEqual(rows)
  })

  test('is rebuilt at start-up', async () => {
    const { rows } = await pollRoster(api)
    await api.db.updateTable('roster_rows').set({ row: '{"made":"by another release"}' }).execute()
    await api.db.insertInto('meta').values({ key: 'roster', value: '0.9.0/1' }).execute()
    await upgradeRosters(api.db, api.clock.now())
    expect((await pollRoster(api)).rows).toEqual(rows)
  })
})
