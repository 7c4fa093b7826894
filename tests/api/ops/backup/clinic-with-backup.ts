import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { upgradeRosters } from '@second-wind/api/care/roster/upgrade-rosters'
import { makeBackup } from '@second-wind/api/ops/backup/make-backup'
import { restoreBackup } from '@second-wind/api/ops/backup/restore-backup'
import { minuteMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import { raiseAlert } from '../../care/alerts/raise-alert.ts'

export const nowMs = Date.parse('2026-11-20T18:30:00.000Z')

/** Patient 1 has an open alert, the clinician has signed in. Then the backup is made, and the clinic goes on. */
export class ClinicWithBackup {
  readonly #folder = mkdtempSync(join(tmpdir(), 'second-wind-acts-'))
  readonly file = join(this.#folder, 'second-wind.sqlite')
  backup = ''
  clinicianCookie = ''
  alert = ''
  api!: RealApi

  async open(): Promise<void> {
    this.api = await openRealApi({ file: this.file })
    this.clinicianCookie = (await this.api.signInClinician(1)).cookie
    this.alert = await raiseAlert(this.api.db, { number: 1 })
    // So that the log of the backup has an end.
    await this.api.as(this.clinicianCookie).get('/api/patient-records/1')
    await this.backUp(nowMs)
  }

  async backUp(atMs = nowMs + minuteMs): Promise<void> {
    this.backup = (await makeBackup(this.file, join(this.#folder, 'backups'), atMs)).file
  }

  async sendMessage(patientId: number): Promise<void> {
    const message = { id: idNumbered(0xe55), patientId, clinicianId: 1, message: 'Please ring us today.' }
    const { status } = await this.api.as(this.clinicianCookie).post('/api/priority-alerts', message)
    if (status !== 201) throw new Error(`the message was answered with ${status}`)
  }

  /** The operator's command while the server is down. */
  restoreFile() {
    return restoreBackup(this.backup, { database: this.file, mode: 'real', nowMs })
  }

  /** Stops the server, restores the backup and starts the server again. */
  async restore() {
    await this.api.close()
    const restored = await this.restoreFile()
    this.api = await openRealApi({ file: this.file })
    await upgradeRosters(this.api.db, nowMs)
    return restored
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true })
  }
}

/** A new instance for every test. */
export function withClinicBackup(): () => ClinicWithBackup {
  let clinic: ClinicWithBackup
  beforeEach(async () => {
    clinic = new ClinicWithBackup()
    await clinic.open()
  })
  afterEach(() => clinic.remove())
  return () => clinic
}
