import type { Patient } from '@second-wind/core/records/patient'
import type { ProfileField } from '../../../ui/profile-form/profile-form.ts'
import { ProfileDialog } from '../profile-dialog.tsx'
import { EditProfileForm } from './edit-profile-form.tsx'
import type { RefusedChange } from './refused-change.ts'

type Props = {
  profile: Patient
  refused: RefusedChange | undefined
  first: ProfileField | undefined
  isOpen: boolean
  onClose: () => void
}

/** The form is created each time it opens: it starts with what is stored or was refused, and what was typed since. */
export function EditProfile({ profile, refused, first, isOpen, onClose }: Props) {
  return (
    <ProfileDialog title="Edit Profile" isOpen={isOpen} onClose={onClose}>
      <EditProfileForm profile={profile} refused={refused} first={first} onDone={onClose} />
    </ProfileDialog>
  )
}
