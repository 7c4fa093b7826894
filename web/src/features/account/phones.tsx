import { phonesWords as words } from '@second-wind/core/content/account/phones-words'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { Stack } from '../../ui/stack.tsx'
import { useFocusOnce } from '../../ui/use-focus-once.ts'
import { useNow } from '../../ui/use-now.ts'
import styles from './account.module.css'
import { Phone } from './phone.tsx'
import { Trouble } from './trouble.tsx'
import { usePhones } from './use-phones.ts'

export function Phones() {
  const { phones, askAgain } = usePhones()
  const now = useNow()
  const [said, setSaid] = useState('')
  return (
    <Card>
      <Stack>
        <h2>{words.title}</h2>
        <p>{words.about}</p>
        {!phones && <p role="status">{words.reading}</p>}
        {phones && 'words' in phones && (
          <>
            <Trouble failure={phones.failure}>{phones.words}</Trouble>
            <div>
              <Button variant="outline" onClick={askAgain}>
                {words.again}
              </Button>
            </div>
          </>
        )}
        {said !== '' && <Outcome key={said}>{said}</Outcome>}
        {phones && 'list' in phones && (
          <ul className={styles.list}>
            {phones.list.map((device) => (
              <li key={device.id}>
                <Phone
                  device={device}
                  now={now}
                  onDone={(outcome) => {
                    setSaid(outcome)
                    askAgain()
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  )
}

/** The button that was pressed is gone: the reader goes on here. */
function Outcome({ children }: { children: string }) {
  const line = useFocusOnce<HTMLParagraphElement>()
  return (
    <p ref={line} role="status" tabIndex={-1}>
      {children}
    </p>
  )
}
