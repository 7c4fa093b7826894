import { useState } from 'react'
import { readHealthRecord, type HealthRecord } from '../../rights/export/read-health-record.ts'

/** "Complete after 3 seconds" (specification, section 4). */
const makingMs = 3000

export type Report =
  | { step: 'ready'; lastTry?: 'empty' | 'failed' }
  | { step: 'generating' }
  | { step: 'complete'; record: HealthRecord }

/** Reads what is on this phone once a run; nothing is sent. A second start during a run does nothing. */
export function useReport() {
  const [report, setReport] = useState<Report>({ step: 'ready' })

  const generate = async () => {
    if (report.step === 'generating') return
    setReport({ step: 'generating' })
    setReport(await makeReport())
  }
  return { report, generate }
}

async function makeReport(): Promise<Report> {
  const started = new Promise((resolve) => setTimeout(resolve, makingMs))
  try {
    const record = await readHealthRecord()
    if (!record.profile && record.symptoms.length + record.triage.length === 0) {
      return { step: 'ready', lastTry: 'empty' }
    }
    await started
    return { step: 'complete', record }
  } catch {
    return { step: 'ready', lastTry: 'failed' }
  }
}
