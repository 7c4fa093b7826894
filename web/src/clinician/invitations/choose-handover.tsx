import { Button } from '@mantine/core'
import type { Handover } from '@second-wind/core/access/contract/invitations'
import { useEffect, useRef, useState } from 'react'
import { invitationWords as words } from './invitation-words.ts'
import styles from './invitations.module.css'

type Props = {
  isUnderway: boolean
  handovers: Record<Handover, { label: string; about: string }>
  onChoose: (handover: Handover) => void
}

const ways: Handover[] = ['in_person', 'letter']

export function ChooseHandover({ isUnderway, handovers, onChoose }: Props) {
  const [chosen, setChosen] = useState<Handover>('in_person')
  const choice = useRef<HTMLInputElement>(null)
  // What was pressed has gone with what stood here before: the reader goes on at the question.
  useEffect(() => {
    if (document.activeElement === document.body) choice.current?.focus()
  }, [])
  return (
    <form
      className={styles.choose}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isUnderway) onChoose(chosen)
      }}
    >
      <fieldset className={styles.ways}>
        <legend>{words.how}</legend>
        {ways.map((way) => (
          <label key={way} className={styles.way}>
            <input
              ref={way === chosen ? choice : undefined}
              type="radio"
              name="handover"
              checked={way === chosen}
              onChange={() => setChosen(way)}
            />
            <span>
              <strong>{handovers[way].label}</strong> {handovers[way].about}
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" aria-disabled={isUnderway}>
        {isUnderway ? words.creating : words.create}
      </Button>
    </form>
  )
}
