import { Button } from '@mantine/core'
import { joinWords } from '@second-wind/core/content/joining/join-words'
import { useState } from 'react'
import { PrintedPage } from './printed-page.tsx'
import { saveFile } from './save-file.ts'
import formStyles from './form.module.css'
import { ShownCode } from './shown-code.tsx'
import styles from './recovery-code.module.css'
import { Step } from './step.tsx'
import { TickBox } from './tick-box.tsx'

const { recovery: words } = joinWords

type Props = {
  code: string
  /** What the button says that leads on. */
  go: string
  onKept: () => void
}

/** Shown this once. Nobody goes on by accident. */
export function RecoveryCode({ code, go, onKept }: Props) {
  const [isKept, setIsKept] = useState(false)
  const [isHasty, setIsHasty] = useState(false)
  const text = [words.printTitle, '', code, '', words.why, words.where, ''].join('\n')
  return (
    <Step title={words.title} trouble={isHasty && !isKept ? words.first : undefined}>
      <p>{words.why}</p>
      <ShownCode>{code}</ShownCode>
      <p>{words.where}</p>
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
      <TickBox isTicked={isKept} onTick={setIsKept}>
        {words.kept}
      </TickBox>
      <div>
        <Button color="green" onClick={() => (isKept ? onKept() : setIsHasty(true))}>
          {go}
        </Button>
      </div>
      <PrintedPage title={words.printTitle}>
        <p className={styles.printed}>{code}</p>
        <p>{words.why}</p>
        <p>{words.where}</p>
      </PrintedPage>
    </Step>
  )
}
