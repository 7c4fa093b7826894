import type { PatientRecord } from '@second-wind/core/contract/patient-record'
import { patientId } from '@second-wind/core/model/ids'
import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { RecordPane } from '../../../../web/src/features/clinician/record/record-pane.tsx'
import { renderScreen } from '../../../support/render.tsx'
import { fakeServer, reply } from '../../server/fake-server.ts'
import { pass, teatime } from '../teatime.ts'

export const recordPath = '/api/patient-records/2?days=90'
export const viewsPath = '/api/patient-records/2/views'
export const onClose = vi.fn<() => void>()

/** The pane a moment after it was opened, with this record on the server. */
export async function openRecord(record: PatientRecord) {
  const server = fakeServer()
  server.answer(recordPath, () => reply(record))
  await showRecord()
  return server
}

/** The pane a moment after it was opened, over whatever server there is. */
export async function showRecord() {
  renderScreen(
    <RecordPane
      patientId={patientId.parse(2)}
      onClose={onClose}
      now={Date.parse(teatime)}
      contact={(patient) => <button type="button">Call {patient.name}</button>}
    />,
  )
  await pass(0)
}

/** What is on screen; the page for the printer stands beside it. */
export const pane = (name = 'Margaret Ellis') => within(screen.getByRole('region', { name }))

/** A part of it by its heading. */
export const section = (name: string) => within(pane().getByRole('region', { name }))
