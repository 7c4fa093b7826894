import { Button } from '@mantine/core'
import type { Clinician } from '@second-wind/core/care/clinician'
import { type ReactNode, useState } from 'react'
import { Dialog, DialogTitle } from '../../ui/feedback/dialog.tsx'
import { useClinician } from '../use-clinician.ts'
import { InvitationDialogBody } from './invitation-dialog-body.tsx'
import { invitationWords as words } from './invitation-words.ts'
import { createPatientLabeller, type PatientLabeller } from './patient-labeller.ts'
import { useInvitations } from './use-invitations.ts'
import tool from '../../ui/primitives/header-tool.module.css'

type Props = { clinician: Clinician | undefined; nameOf: PatientLabeller }

/** In the header of the dashboard. Shows how many joins wait for an answer: a letter may be opened at any hour. */
export function InvitationButton(props: Props) {
  return (
    <Invitations {...props}>
      {(open, waiting) => (
        <button type="button" className={tool.tool} onClick={open}>
          {words.open} {waiting > 0 && <strong>({words.waiting(waiting)})</strong>}
        </button>
      )}
    </Invitations>
  )
}

/** In the place of the list of a clinician who has no patients yet. */
export function FirstInvitation() {
  return (
    <>
      <p>{words.firstHow}</p>
      <Invitations clinician={useClinician()} nameOf={createPatientLabeller([])}>
        {(open) => <Button onClick={open}>{words.first}</Button>}
      </Invitations>
    </>
  )
}

/** The dialog of the invitations, behind a button. */
function Invitations({
  clinician,
  nameOf,
  children,
}: Props & { children: (open: () => void, waiting: number) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const list = useInvitations(isOpen)
  const open = () => {
    setIsOpen(true)
    list.readNow()
  }
  return (
    <>
      {children(open, list.invites?.filter(({ join }) => join?.state === 'waiting').length ?? 0)}
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        closeOnClickOutside={false}
        closeOnEscape={false}
        isWide
      >
        <DialogTitle>{words.title}</DialogTitle>
        {isOpen && (
          <InvitationDialogBody
            {...list}
            clinician={clinician}
            nameOf={nameOf}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Dialog>
    </>
  )
}
