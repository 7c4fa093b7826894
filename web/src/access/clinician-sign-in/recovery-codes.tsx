import { KeepCodes } from '../../ui/form/keep-codes.tsx'
import { useFocusOnce } from '../../ui/hooks/use-focus-once.ts'
import { enrolWords } from './enrol/enrol-words.ts'
import styles from './sign-in.module.css'

type Props = {
  codes: string[]
  username: string
  /** Label of the button that continues. */
  go: string
  onKept: () => void
}

const { codes: words } = enrolWords

/** Shows a clinician's ten codes. */
export function RecoveryCodes({ codes, username, go, onKept }: Props) {
  const heading = useFocusOnce<HTMLHeadingElement>()
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
      <KeepCodes
        codes={codes}
        title={words.printTitle(username)}
        notes={[words.how, words.where]}
        words={words}
        go={go}
        onKept={onKept}
      />
    </section>
  )
}
