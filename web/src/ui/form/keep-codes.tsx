import { Button, Checkbox } from '@mantine/core'
import { PrintedPage } from '../print/printed-page.tsx'
import { saveFile } from '../print/save-file.ts'
import { useRequiredTick } from './use-required-tick.tsx'
import formStyles from './form.module.css'
import styles from './keep-codes.module.css'

type Props = {
  codes: string[]
  /** Title of the printed page and of the file. */
  title: string
  /** What the codes are for, and where to keep them. */
  notes: string[]
  words: { print: string; save: string; fileName: string; kept: string; first: string }
  /** Label of the button that continues. */
  go: string
  onKept: () => void
}

/**
 * Prints or saves codes that are shown only once. Continuing requires a tick, so that they are not skipped by
 * accident.
 */
export function KeepCodes({ codes, title, notes, words, go, onKept }: Props) {
  const tick = useRequiredTick(words.first)
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
      <Checkbox {...tick.checkbox} label={words.kept} />
      <div>
        <Button color="green" onClick={() => tick.submit(onKept)()}>
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
