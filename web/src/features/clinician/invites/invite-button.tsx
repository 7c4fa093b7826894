import { inviteWords as words } from '@second-wind/core/content/joining/invite-words'
import type { Clinician } from '@second-wind/core/model/clinician'
import { useState } from 'react'
import { Dialog, DialogTitle } from '../../../ui/dialog.tsx'
import tool from '../frame/header-tool.module.css'
import { InviteBody } from './invite-body.tsx'
import type { NameOf } from './name-of.ts'
import { useInvites } from './use-invites.ts'

/** In the header of the dashboard. Tells how many wait for an answer, because a letter may be opened at any hour. */
export function InviteButton({ clinician, nameOf }: { clinician: Clinician | undefined; nameOf: NameOf }) {
  const [isOpen, setIsOpen] = useState(false)
  const list = useInvites(isOpen)
  const waiting = list.invites?.filter(({ join }) => join?.state === 'waiting').length ?? 0
  return (
    <>
      <button type="button" className={tool.tool} onClick={() => setIsOpen(true)}>
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
          <InviteBody {...list} clinician={clinician} nameOf={nameOf} onClose={() => setIsOpen(false)} />
        )}
      </Dialog>
    </>
  )
}
