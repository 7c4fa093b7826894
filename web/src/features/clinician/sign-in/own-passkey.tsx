import { ownSignInWords } from '@second-wind/core/content/clinician-account/own-sign-in-words'
import type { OwnPasskey as Passkey } from '@second-wind/core/contract/own-sign-in'
import { useRef, useState } from 'react'
import { removePasskey, renamePasskey } from '../../../server/clinician-own-sign-in.ts'
import { HttpError } from '../../../server/http-error.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { useTry } from '../../../ui/use-try.ts'
import { dayAndTime } from '../time-words.ts'
import { changeTrouble } from './change-trouble.ts'
import { RenamePasskey } from './rename-passkey.tsx'
import { Trouble } from './trouble.tsx'
import type { MakeChange } from './use-own-sign-in.ts'
import styles from './your-sign-in.module.css'

type Props = { passkey: Passkey; isOnlyWay: boolean; change: MakeChange }

const { passkeys: words } = ownSignInWords

export function OwnPasskey({ passkey: { id, label, createdAt, lastUsedAt }, isOnlyWay, change }: Props) {
  const [stage, setStage] = useState<'listed' | 'renaming' | 'removing'>('listed')
  const { attempt, trouble } = useTry(wordsFor)
  const now = useNow()
  const when = (at: string) => dayAndTime(Date.parse(at), now)
  const row = useRef<HTMLLIElement>(null)
  const close = () => {
    setStage('listed')
    row.current?.focus()
  }
  const act = (work: () => Promise<unknown>, done: string) => {
    close()
    void attempt(async () => void (await change(work, done)))
  }

  return (
    <li ref={row} tabIndex={-1} className={styles.item}>
      <strong>{label}</strong>
      <p>
        {words.added(when(createdAt))}
        <br />
        {lastUsedAt === null ? words.unused : words.used(when(lastUsedAt))}
      </p>
      <Trouble>{trouble}</Trouble>
      {stage === 'listed' && (
        <div className={styles.row}>
          <TextButton aria-label={words.renameWhich(label)} onClick={() => setStage('renaming')}>
            {words.rename}
          </TextButton>
          {!isOnlyWay && (
            <TextButton aria-label={words.removeWhich(label)} onClick={() => setStage('removing')}>
              {words.remove}
            </TextButton>
          )}
        </div>
      )}
      {stage === 'listed' && isOnlyWay && <p>{words.only}</p>}
      {stage === 'renaming' && (
        <RenamePasskey
          label={label}
          onNamed={(name) => act(() => renamePasskey(id, name), words.renamed)}
          onCancel={close}
        />
      )}
      {stage === 'removing' && (
        <Confirm
          question={words.removeQuestion(label)}
          words={words.removeMeans}
          yes={words.removeYes}
          no={words.removeNo}
          color="red"
          onYes={() => act(() => removePasskey(id), words.removed)}
          onNo={close}
        />
      )}
    </li>
  )
}

/** Another desk may have been quicker. */
function wordsFor(failure: unknown): string {
  if (failure instanceof HttpError && failure.status === 404) return words.gone
  return failure instanceof HttpError && failure.status === 409 ? words.kept : changeTrouble(failure)
}
