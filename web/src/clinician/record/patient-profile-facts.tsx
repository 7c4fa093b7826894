import type { Patient } from '@second-wind/core/records/patient'
import { profileFacts } from '../../ui/clinical/profile-facts.ts'
import styles from './record-pane.module.css'

export function PatientProfileFacts({ profile }: { profile: Patient }) {
  const facts = [
    ...profileFacts(profile, undefined),
    { label: 'Vulnerable group', value: profile.isVulnerable ? 'Yes' : 'No' },
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
