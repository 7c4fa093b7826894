import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { TickBox } from '../primitives/tick-box.tsx'
import { PrintedPage } from '../print/printed-page.tsx'
import { saveFile } from '../print/save-file.ts'
import formStyles from './form.module.css'
import styles from './keep-codes.module.css'

type Props = {
  codes: string[]
  /** At the head of the paper and of the file. */
  title: string
  /** What they are for, and where to keep them. */
  notes: string[]
  words: { print: string; save: string; fileName: string; kept: string; first: string }
  /** What the button says that leads on. */
  go: string
  onKept: () => void
}

/** Codes that are shown this once go onto paper or into a file. Nobody goes on by accident. */
export function KeepCodes({ codes, title, notes, words, go, onKept }: Props) {
  const [isKept, setIsKept] = useState(false)
  const [isHasty, setIsHasty] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const askForTick = () => {
    setIsHasty(true)
    box.current?.focus()
  }
  const text = [title, '', ...codes, '', ...notes, ''].join('\n')
  return (
    <>
      <div className={formStyles.buttons}>
        <Button variant="outline" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button
          variant="outline"
          onClick={() => saveFile({ name: words.fileName, type: 'text/plain', text })}
        >
          {words.save}
        </Button>
      </div>
      <TickBox
        ref={box}
        isTicked={isKept}
        onTick={setIsKept}
        error={isHasty && !isKept ? words.first : undefined}
      >
        {words.kept}
      </TickBox>
      <div>
        <Button color="green" onClick={() => (isKept ? onKept() : askForTick())}>
          {go}
        </Button>
      </div>
      <PrintedPage title={title}>
        {codes.map((code) => (
          <p key={code} className={styles.printed}>
            {code}
          </p>
        ))}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </PrintedPage>
    </>
  )
}
