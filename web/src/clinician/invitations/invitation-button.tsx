import type { Clinician } from '@second-wind/core/care/clinician'
import { useState } from 'react'
import { Dialog, DialogTitle } from '../../ui/feedback/dialog.tsx'
import { InvitationDialogBody } from './invitation-dialog-body.tsx'
import { invitationWords as words } from './invitation-words.ts'
import type { PatientLabeler } from './patient-labeler.ts'
import { useInvitations } from './use-invitations.ts'
import tool from '../../ui/primitives/header-tool.module.css'

/** In the header of the dashboard. Shows how many joins wait for an answer: a letter may be opened at any hour. */
export function InvitationButton({
  clinician,
  nameOf,
}: {
  clinician: Clinician | undefined
  nameOf: PatientLabeler
}) {
  const [isOpen, setIsOpen] = useState(false)
  const list = useInvitations(isOpen)
  const open = () => {
    setIsOpen(true)
    list.readNow()
  }
  const waiting = list.invites?.filter(({ join }) => join?.state === 'waiting').length ?? 0
  return (
    <>
      <button type="button" className={tool.tool} onClick={open}>
        {words.open} {waiting > 0 && <strong>({words.waiting(waiting)})</strong>}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        closeOnClickOutside={false}
        closeOnEscape={false}
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
