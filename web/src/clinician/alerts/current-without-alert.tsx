import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import type { PatientId } from '@second-wind/core/platform/ids'
import { useId } from 'react'
import { TextButton } from '../../ui/links/text-button.tsx'
import { patientNameButtonId } from '../format-patient.ts'
import { identityLine } from '../identity/format-identity.ts'
import { explainCurrent } from '../risk/explain-current.ts'
import { alertWords } from './alert-words.ts'
import styles from './alerts-tab.module.css'

type Props = {
  /** Most urgent first. */
  patients: readonly DashboardPatient[]
  /** Epoch milliseconds by the server's clock. */
  now: number
  /** The patient whose record is open beside the list. */
  openId: PatientId | undefined
  /** The button that the open record was opened from; the focus goes back there. */
  openedFrom: string | undefined
  onOpenPatient: (id: PatientId, from: string) => void
}

/** The rest is on the Patients tab. */
const listedAtMost = 10

/** What still counts for patients without an open alert: "no open alerts" must not read as "nobody is unwell" (HZ-09). */
export function CurrentWithoutAlert({ patients, now, openId, openedFrom, onOpenPatient }: Props) {
  const id = useId()
  const current = patients.flatMap((patient) => {
    const signs = patient.alertCount === 0 ? explainCurrent(patient, now) : undefined
    return signs === undefined ? [] : [{ patient, signs }]
  })
  if (current.length === 0) return null
  const left = current.length - listedAtMost
  return (
    <section aria-labelledby={id} className={styles.unalerted}>
      <h3 id={id}>{alertWords.current}</h3>
      <p>{alertWords.currentWhy}</p>
      <div className={styles.patient}>
        <ul>
          {current.slice(0, listedAtMost).map(({ patient, signs }) => {
            const from = `${id}-${patient.id}`
            return (
              <li key={patient.id} className={styles.current}>
                <div className={styles.name}>
                  <h4>
                    <TextButton
                      id={openedFrom === from ? patientNameButtonId(patient.id) : undefined}
                      aria-current={patient.id === openId || undefined}
                      onClick={() => onOpenPatient(patient.id, from)}
                    >
                      {patient.name}
                    </TextButton>
                  </h4>
                  <span>{identityLine(patient, now)}</span>
                </div>
                <p>{signs}</p>
              </li>
            )
          })}
        </ul>
      </div>
      {left > 0 && <p>{alertWords.moreCurrent(left)}</p>}
    </section>
  )
}
