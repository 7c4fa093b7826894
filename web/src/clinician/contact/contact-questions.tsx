import { Button } from '@mantine/core'
import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { contactMessage } from '@second-wind/core/content/clinician/contact-message'
import { contactDialogWords as words } from './contact-dialog-words.ts'
import { contactLinks } from './contact-links.ts'
import { contactWords } from './contact-words.ts'
import { MessageQuote } from './message-quote.tsx'

type Props = { patient: DashboardPatient; onFinish: (text?: string) => void }

export function CallQuestion({ patient, onFinish }: Props) {
  return (
    <>
      <p>{words.call.meaning}</p>
      <Button component="a" href={linksOf(patient)?.call} onClick={() => onFinish()}>
        {words.call.yes(patient.name)}
      </Button>
    </>
  )
}

export function WhatsAppQuestion({ patient, onFinish }: Props) {
  return (
    <>
      <p>{words.whatsApp.meaning}</p>
      <MessageQuote>{contactMessage(patient.name)}</MessageQuote>
      <Button
        component="a"
        href={linksOf(patient)?.whatsApp}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => onFinish()}
      >
        {words.whatsApp.yes}
      </Button>
    </>
  )
}

export function SmsQuestion({ patient, onFinish }: Props) {
  return (
    <>
      <p>{words.sms.meaning}</p>
      <MessageQuote>{contactMessage(patient.name)}</MessageQuote>
      <Button onClick={() => onFinish(contactWords.smsSent(patient.name))}>{words.sms.yes}</Button>
    </>
  )
}

export function VideoQuestion({ patient, onFinish }: Props) {
  return (
    <>
      <p>{words.video.meaning}</p>
      <Button onClick={() => onFinish(contactWords.videoRequested(patient.name))}>{words.video.yes}</Button>
    </>
  )
}

const linksOf = ({ name, phone }: DashboardPatient) => contactLinks(name, phone)
