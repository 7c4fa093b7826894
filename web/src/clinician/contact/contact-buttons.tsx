import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { authMode } from '../../data/local/index.ts'
import { patientNameButtonId } from '../format-patient.ts'
import { type ContactMethod, useContactActions } from './contact-actions.ts'
import { contactDialogWords } from './contact-dialog-words.ts'
import { contactLinks } from './contact-links.ts'
import styles from './contact-buttons.module.css'

type Props = {
  patient: DashboardPatient
  /** All of them unless some are named. */
  methods?: readonly ContactMethod[]
  tabIndex?: number
}

/** The ways to reach a patient. Each asks for a yes first, and without a number says so. */
export function ContactButtons({ patient, methods, tabIndex }: Props) {
  const desk = useContactActions()
  const hasNumber = contactLinks(patient.name, patient.phone) !== undefined
  const isHigh = patient.risk.level === 'high'
  return (
    <div className={styles.buttons}>
      {contactButtons
        .filter(
          ({ method, isPretended }) =>
            (methods?.includes(method) ?? true) &&
            (method !== 'priority' || isHigh) &&
            (authMode === 'demo' || !isPretended),
        )
        .map(({ method, label, needsNumber }) => {
          const isMissing = needsNumber && !hasNumber
          return (
            <button
              key={method}
              type="button"
              tabIndex={tabIndex}
              className={styles.button}
              data-method={method}
              aria-disabled={isMissing || undefined}
              aria-describedby={patientNameButtonId(patient.id)}
              onClick={() => (isMissing ? desk.noNumber(patient) : desk.ask(method, patient))}
            >
              {label}
              {isMissing && ` (${contactDialogWords.noNumber})`}
            </button>
          )
        })}
    </div>
  )
}

type ContactButton = {
  method: ContactMethod
  label: string
  needsNumber: boolean
  /** Nothing is sent yet, so only the demo has it: it must not look as if a real patient had been contacted (C36). */
  isPretended?: true
}

const contactButtons: readonly ContactButton[] = [
  { method: 'priority', label: 'Priority Alert', needsNumber: false },
  { method: 'message', label: 'Write a message', needsNumber: false },
  { method: 'call', label: 'Call Patient', needsNumber: true },
  { method: 'sms', label: 'Send SMS', needsNumber: true, isPretended: true },
  { method: 'whatsApp', label: 'WhatsApp', needsNumber: true },
  { method: 'video', label: 'Video Consult', needsNumber: false, isPretended: true },
]
