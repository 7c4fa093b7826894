import { Group } from '@mantine/core'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { authMode } from '../../data/local/index.ts'
import { patientNameButtonId } from '../format-patient.ts'
import { type ContactMethod, useContactActions } from './contact-actions.ts'
import { contactDialogWords } from './contact-dialog-words.ts'
import { contactLinks } from './contact-links.ts'
import styles from './contact-buttons.module.css'

type Props = {
  patient: DashboardPatient
  /** In this order. */
  methods: readonly ContactMethod[]
  /** The emphasised one. */
  main?: ContactMethod
  tabIndex?: number
  /** Id of what names the patient; without it the name in the list. */
  describedBy?: string
}

/** The ways to reach a patient. Each asks for confirmation first. Without a number it says that there is none. */
export function ContactButtons({ patient, methods, main, tabIndex, describedBy }: Props) {
  const contact = useContactActions()
  const hasNumber = contactLinks(patient.name, patient.phone) !== undefined
  const isHigh = patient.risk.level === 'high'
  return (
    <Group gap="0.25rem var(--space-2)" align="stretch">
      {methods
        .filter(
          (method) =>
            (method !== 'priority' || isHigh) && (authMode === 'demo' || !contactButtons[method].isPretended),
        )
        .map((method) => {
          const { label, needsNumber } = contactButtons[method]
          const isMissing = needsNumber && !hasNumber
          return (
            <button
              key={method}
              type="button"
              tabIndex={tabIndex}
              className={styles.button}
              data-method={method}
              data-main={method === main || undefined}
              aria-disabled={isMissing || undefined}
              aria-describedby={describedBy ?? patientNameButtonId(patient.id)}
              onClick={() => (isMissing ? contact.noNumber(patient) : contact.ask(method, patient))}
            >
              {label}
              {isMissing && ' '}
              {isMissing && <span className={styles.missing}>{contactDialogWords.noNumber}</span>}
            </button>
          )
        })}
    </Group>
  )
}

type ContactButton = {
  label: string
  needsNumber: boolean
  /** Nothing is sent yet, so only the demo has it: it must not look as if a real patient had been contacted (C36). */
  isPretended?: true
}

const contactButtons: Readonly<Record<ContactMethod, ContactButton>> = {
  call: { label: 'Call Patient', needsNumber: true },
  note: { label: 'Note a call', needsNumber: false },
  message: { label: 'Write a message', needsNumber: false },
  priority: { label: 'Priority Alert', needsNumber: false },
  sms: { label: 'Send SMS', needsNumber: true, isPretended: true },
  whatsApp: { label: 'WhatsApp', needsNumber: true },
  video: { label: 'Video Consult', needsNumber: false, isPretended: true },
}
