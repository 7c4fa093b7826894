import { Button } from '@mantine/core'
import { joinWords } from '@second-wind/core/content/joining/join-words'
import { useState } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { ConsentSections } from '../../ui/consent-sections.tsx'
import type { Invitation } from './invitation.ts'
import styles from './join.module.css'
import { NoThanks } from './no-thanks.tsx'
import { Step } from '../../ui/step.tsx'

type Props = { invitation: Invitation; isChanged: boolean; onAgreed: () => void }

const { consent: words } = joinWords

/** The whole text, and a box that nobody has ticked in advance. */
export function ConsentStep({ invitation: { text }, isChanged, onAgreed }: Props) {
  const [isTicked, setIsTicked] = useState(false)
  const [isHasty, setIsHasty] = useState(false)
  return (
    <Step title={text.title} trouble={isHasty && !isTicked ? words.first : undefined}>
      {isChanged && (
        <Notice tone="warning">
          <p>{words.changed}</p>
        </Notice>
      )}
      <ConsentSections text={text} />
      <label className={styles.agree}>
        <input
          type="checkbox"
          checked={isTicked}
          onChange={(event) => setIsTicked(event.currentTarget.checked)}
        />
        {text.agreement}
      </label>
      <div className={styles.buttons}>
        <Button color="green" onClick={() => (isTicked ? onAgreed() : setIsHasty(true))}>
          {words.share}
        </Button>
        <NoThanks />
      </div>
    </Step>
  )
}
