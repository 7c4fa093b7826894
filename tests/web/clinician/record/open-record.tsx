import type { PatientRecord } from '@second-wind/core/care/contract/patient-record'
import { patientId } from '@second-wind/core/platform/ids'
import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { ServerStateProvider } from '../../../../web/src/access/clinician-sign-in/session/server-state.tsx'
import { RecordPane } from '../../../../web/src/clinician/record/record-pane.tsx'
import { renderScreen } from '../../../support/render.tsx'
import { fakeApi, reply } from '../../data/server/fake-api.ts'
import { advanceTime, startTime } from '../dashboard-clock.ts'

export const recordPath = '/api/patient-records/2?days=90'
export const viewsPath = '/api/patient-records/2/views'
export const onClose = vi.fn<() => void>()

type Opening = { now?: number; fillsScreen?: boolean }

/** The pane a moment after it was opened, with this record on the server. */
export async function openRecord(record: PatientRecord, opening?: Opening) {
  const server = fakeApi()
  server.respondTo(recordPath, () => reply(record))
  await showRecord(opening)
  return server
}

/** The pane a moment after it was opened, over whatever server there is; beside the list unless it `fillsScreen`. */
export async function showRecord({ now = Date.parse(startTime), fillsScreen = false }: Opening = {}) {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: !fillsScreen && media === '(min-width: 62em)', media }),
  )
  renderScreen(
    <ServerStateProvider>
      <RecordPane
        patientId={patientId.parse(2)}
        onClose={onClose}
        now={now}
        contact={(patient) => <button type="button">Call {patient.name}</button>}
      />
    </ServerStateProvider>,
  )
  await advanceTime(0)
}

/** What is on screen; the printed page is beside it in the document. */
export const pane = (name = 'Margaret Ellis') => within(screen.getByRole('region', { name }))

/** A part of it by its heading. */
/** By its heading, after which the number of open alerts may stand. */
export const section = (name: string) =>
  within(pane().getByRole('region', { name: new RegExp(`^${name}(:|$)`) }))

/** The items of a section. */
export const cards = (name: string) =>
  section(name)
    .getAllByRole('article')
    .map((card) => within(card))
