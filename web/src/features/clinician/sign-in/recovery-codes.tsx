import { Button } from '@mantine/core'
import { enrolWords } from '@second-wind/core/content/clinician-account/enrol-words'
import { useEffect, useRef, useState } from 'react'
import { PrintedPage } from '../../../ui/printed-page.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import styles from './sign-in.module.css'

type Props = {
  codes: string[]
  username: string
  /** What the button says that leads on. */
  go: string
  onKept: () => void
}

const { codes: words } = enrolWords

/** Shown this once. Nobody goes on by accident. */
export function RecoveryCodes({ codes, username, go, onKept }: Props) {
  const [isKept, setIsKept] = useState(false)
  const [isHasty, setIsHasty] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const title = `Second Wind: recovery codes of ${username}`
  const text = [title, '', ...codes, '', words.how, words.where, ''].join('\n')

  return (
    <section className={styles.section} aria-labelledby="codes">
      <h2 id="codes" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.how}</p>
      <p>{words.where}</p>
      <ul className={styles.codes} aria-labelledby="codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.row}>
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
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isKept}
          onChange={(event) => setIsKept(event.currentTarget.checked)}
        />
        {words.kept}
      </label>
      {isHasty && !isKept && (
        <p role="alert" className={styles.trouble}>
          {words.first}
        </p>
      )}
      <Button onClick={() => (isKept ? onKept() : setIsHasty(true))}>{go}</Button>
      <PrintedPage title={title}>
        <p>{words.how}</p>
        <p>{words.where}</p>
        <ul>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </PrintedPage>
    </section>
  )
}
