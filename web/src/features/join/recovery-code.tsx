import { Button } from '@mantine/core'
import { joinWords } from '@second-wind/core/content/joining/join-words'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { forgetJoining } from '../../local/inner-door.ts'
import { PrintedPage } from '../../ui/printed-page.tsx'
import { saveFile } from '../../ui/save-file.ts'
import styles from './join.module.css'
import { Step } from './step.tsx'

const { recovery: words } = joinWords

/** Shown this once. Nobody goes on by accident; who closes the app here is shown a new one, for an hour. */
export function RecoveryCode({ code }: { code: string }) {
  const [isKept, setIsKept] = useState(false)
  const [isHasty, setIsHasty] = useState(false)
  const navigate = useNavigate()
  const goOn = async () => {
    if (!isKept) return setIsHasty(true)
    await navigate('/')
    await forgetJoining()
  }
  const text = [words.printTitle, '', code, '', words.why, words.where, ''].join('\n')

  return (
    <Step title={words.title} trouble={isHasty && !isKept ? words.first : undefined}>
      <p>{words.why}</p>
      <p className={styles.code}>{code}</p>
      <p>{words.where}</p>
      <div className={styles.buttons}>
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
      <label className={styles.agree}>
        <input
          type="checkbox"
          checked={isKept}
          onChange={(event) => setIsKept(event.currentTarget.checked)}
        />
        {words.kept}
      </label>
      <div>
        <Button color="green" onClick={() => void goOn()}>
          {words.go}
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
