import { Button } from '@mantine/core'
import { describeThreshold, usualDayFacts } from '@second-wind/core/content/profile/usual-day-facts'
import { usualDayLines, usualDayWords as words } from '@second-wind/core/content/profile/usual-day-words'
import type { Patient } from '@second-wind/core/records/patient'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usualDayParam } from '../../../paths.ts'
import { plainDate } from '../../../ui/format/uk-time.ts'
import { Card } from '../../../ui/primitives/card.tsx'
import { ProfileDialog } from '../profile-dialog.tsx'
import { UsualDayForm } from './usual-day-form.tsx'
import factList from '../../../ui/primitives/fact-list.module.css'
import styles from './usual-day.module.css'

/** What the person has set, and the way to change it. /profile?usual-day=change opens the form. */
export function UsualDayCard({ profile }: { profile: Patient }) {
  const [params, setParams] = useSearchParams()
  const [isOpen, setIsOpen] = useState(params.has(usualDayParam))
  const { usualDay: usual, changeThreshold } = profile
  const close = () => {
    setIsOpen(false)
    if (params.has(usualDayParam)) setParams({}, { replace: true })
  }
  return (
    <Card className={styles.card}>
      <h2>{words.title}</h2>
      {usual ? (
        <>
          <p className={styles.quiet}>{words.setOn(plainDate(usual.setOn))}</p>
          <dl className={factList.facts}>
            {usualDayFacts(usual).map(({ field, label, value }) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p>
          {words.none} {usualDayLines.about.text}
        </p>
      )}
      {changeThreshold && <p>{words.setByClinician(describeThreshold(changeThreshold))}</p>}
      <Button variant="outline" className={styles.open} onClick={() => setIsOpen(true)}>
        {usual ? words.change : words.open}
      </Button>
      <ProfileDialog title={words.title} isOpen={isOpen} onClose={close}>
        <UsualDayForm profile={profile} onDone={close} />
      </ProfileDialog>
    </Card>
  )
}
