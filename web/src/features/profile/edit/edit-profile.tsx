import type { Patient } from '@second-wind/core/model/patient'
import { ProfileDialog } from '../profile-dialog.tsx'
import { EditProfileForm } from './edit-profile-form.tsx'

type Props = { profile: Patient; isOpen: boolean; onClose: () => void }

/** The form is made anew each time it opens, so it always begins with what is stored. */
export function EditProfile({ profile, isOpen, onClose }: Props) {
  return (
    <ProfileDialog title="Edit Profile" isOpen={isOpen} onClose={onClose}>
      <EditProfileForm profile={profile} onDone={onClose} />
    </ProfileDialog>
  )
}
