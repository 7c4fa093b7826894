import type { Patient } from '@second-wind/core/records/patient'
import { ProfileDialog } from '../profile-dialog.tsx'
import { EditProfileForm } from './edit-profile-form.tsx'
import type { RefusedChange } from './refused-change.ts'

type Props = { profile: Patient; refused: RefusedChange | undefined; isOpen: boolean; onClose: () => void }

/** The form is created each time it opens, so it always starts with what is stored or was refused. */
export function EditProfile({ profile, refused, isOpen, onClose }: Props) {
  return (
    <ProfileDialog title="Edit Profile" isOpen={isOpen} onClose={onClose}>
      <EditProfileForm profile={profile} refused={refused} onDone={onClose} />
    </ProfileDialog>
  )
}
