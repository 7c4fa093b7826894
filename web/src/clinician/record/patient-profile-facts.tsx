import type { ApprovedIdentity, IdentityCheck } from '@second-wind/core/care/contract/patient-record'
import { nhsNumberName } from '@second-wind/core/records/nhs-number'
import type { Patient } from '@second-wind/core/records/patient'
import { profileFacts } from '../../ui/clinical/profile-facts.ts'
import { fieldLabels } from '../../ui/profile-form/field-labels.ts'
import { diagnosisWords } from '../format-patient.ts'
import { formatApproval, identityCheckFacts, ageOfPatient } from '../identity/format-identity.ts'
import { identityWords } from '../identity/identity-words.ts'
import styles from './record-pane.module.css'

type Props = {
  profile: Patient
  approved: ApprovedIdentity | undefined
  identityCheck: IdentityCheck | undefined
  now: number
}

/** An empty box can be one that nobody has read. */
const vulnerableNotStated = 'Not stated'

export function PatientProfileFacts({ profile, approved, identityCheck, now }: Props) {
  const { dateOfBirth, nhsNumber, nation } = profile
  const missing = [
    ...(dateOfBirth === undefined ? [identityWords.dateOfBirth] : []),
    ...(nhsNumber === undefined ? [nhsNumberName(nation)] : []),
  ]
  const facts = [
    ...profileFacts({ ...profile, age: ageOfPatient(profile, now) }, undefined).map(({ label, value }) =>
      label === fieldLabels.respiratoryDiagnosis ? { label: diagnosisWords.label, value } : { label, value },
    ),
    ...missing.map((label) => ({ label, value: identityWords.notRecorded })),
    ...(approved ? [{ label: identityWords.approvedAs, value: formatApproval(approved) }] : []),
    ...identityCheckFacts(profile, identityCheck),
    { label: 'Vulnerable group', value: profile.isVulnerable ? 'Yes' : vulnerableNotStated },
    { label: 'Email', value: profile.email },
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
