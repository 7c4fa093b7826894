import type { PatientId } from '@second-wind/core/platform/ids'
import { entriesCsv, profileColumns } from '@second-wind/core/rights/entries-csv'
import { exportBundle } from '@second-wind/core/rights/fhir/export-bundle'
import type { ServerExport, ServerExportFormat } from '@second-wind/core/rights/server-export'
import { listRecordViews } from '../care/patient-record/record-views.repo.ts'
import { writeAudit } from '../platform/audit/write-audit.ts'
import type { PatientActor } from '../platform/authentication/actor.ts'
import type { Db } from '../platform/db/database.ts'
import type { RealDeps } from '../platform/deps.ts'
import { iso } from '../platform/iso.ts'
import { getPatient } from '../records/profile/patients.repo.ts'
import { listSymptoms } from '../records/symptoms/symptoms.repo.ts'
import { listTriage } from '../records/triage/triage.repo.ts'
import { listPersonalRows } from './export.repo.ts'

type Deps = Pick<RealDeps, 'clock' | 'newId' | 'real'>
type ExportedFile = { name: string; type: string; text: string }

/** One file with the state at one moment, and an audit row. Call it in a transaction. */
export async function exportRecord(
  trx: Db,
  deps: Deps,
  { actor, format }: { actor: PatientActor; format: ServerExportFormat },
): Promise<ExportedFile> {
  const at = iso(deps.clock.now())
  await writeAudit(trx, { at, actor, action: 'record.export', patientId: actor.id, object: format })
  const name = (ending: string) => `second-wind-server-${at.slice(0, 10)}.${ending}`
  switch (format) {
    case 'json':
      return {
        name: name('json'),
        type: 'application/json',
        text: pretty(await buildServerExport(trx, deps, actor.id, at)),
      }
    case 'csv':
      return {
        name: name('csv'),
        type: 'text/csv',
        text: entriesCsv(
          await listSymptoms(trx, actor.id, all),
          profileColumns(await getPatient(trx, actor.id)),
        ),
      }
    case 'fhir': {
      const record = {
        profile: await getPatient(trx, actor.id),
        symptoms: await listSymptoms(trx, actor.id, all),
        triage: await listTriage(trx, actor.id, all),
      }
      const bundle = exportBundle(record, { at, newId: deps.newId })
      return { name: name('fhir.json'), type: 'application/fhir+json', text: pretty(bundle) }
    }
  }
}

/** More than any patient has. */
const all = 1_000_000

async function buildServerExport(
  trx: Db,
  { real }: Pick<Deps, 'real'>,
  id: PatientId,
  at: string,
): Promise<ServerExport> {
  return {
    app: 'Second Wind',
    exportedAt: at,
    organisation: real.organisation,
    tables: await listPersonalRows(trx, id),
    views: await listRecordViews(trx, id),
  }
}

const pretty = (value: object): string => `${JSON.stringify(value, null, 2)}\n`
