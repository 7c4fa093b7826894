import { readEntityTraces } from '../../data/local/index.ts'
import { readExportData, type ExportData } from '../../data/local/lazy.ts'

export type HealthRecord = ExportData & {
  /** Ids of records that the server does not have in their present state. */
  unsent: ReadonlySet<string>
}

const kinds = ['symptoms', 'triage', 'activities'] as const

/** All records on this phone, sent or not. */
export async function readHealthRecord(): Promise<HealthRecord> {
  const all = await readExportData()
  const traces = await Promise.all(
    kinds.map((kind) =>
      readEntityTraces(
        kind,
        all[kind].map(({ id }) => id),
      ),
    ),
  )
  const unsent = traces.flatMap((trace) =>
    [...trace].filter(([, { queued, rejected }]) => queued || rejected !== undefined).map(([id]) => id),
  )
  return { ...all, unsent: new Set(unsent) }
}
