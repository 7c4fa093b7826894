import { Group } from '@mantine/core'
import type { ClinicianPasskey as Passkey } from '@second-wind/core/access/contract/clinician-sign-in-methods'
import { useRef, useState } from 'react'
import { removePasskey, renamePasskey } from '../../../data/server/clinician/clinician-sign-in-methods.ts'
import { Confirm } from '../../../ui/feedback/confirm.tsx'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { formatDayAndTime } from '../../../ui/format/format-time.ts'
import { useAsyncAction } from '../../../ui/hooks/use-async-action.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { changeErrorMessage } from './change-error-message.ts'
import { RenamePasskey } from './rename-passkey.tsx'
import { signInMethodsWords } from './sign-in-methods-words.ts'
import type { MakeChange } from './use-sign-in-methods.ts'
import styles from '../sign-in-methods.module.css'

type Props = { passkey: Passkey; isOnlyMethod: boolean; change: MakeChange }

const { passkeys: words } = signInMethodsWords

export function OwnPasskeyItem({ passkey, isOnlyMethod, change }: Props) {
  const { id, label } = passkey
  const [stage, setStage] = useState<'listed' | 'renaming' | 'removing'>('listed')
  const { attempt, error } = useAsyncAction(errorMessage)
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
      <PasskeyFacts {...passkey} />
      <ErrorText>{error}</ErrorText>
      {stage === 'listed' && (
        <Group>
          <TextButton aria-label={words.renameWhich(label)} onClick={() => setStage('renaming')}>
            {words.rename}
          </TextButton>
          {!isOnlyMethod && (
            <TextButton aria-label={words.removeWhich(label)} onClick={() => setStage('removing')}>
              {words.remove}
            </TextButton>
          )}
        </Group>
      )}
      {stage === 'listed' && isOnlyMethod && <p>{words.only}</p>}
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
          text={words.removeMeans}
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

function PasskeyFacts({ label, createdAt, lastUsedAt }: Passkey) {
  const now = useNow()
  const formatTime = (at: string) => formatDayAndTime(Date.parse(at), now)
  return (
    <>
      <strong>{label}</strong>
      <p>
        {words.added(formatTime(createdAt))}
        <br />
        {lastUsedAt === null ? words.unused : words.used(formatTime(lastUsedAt))}
      </p>
    </>
  )
}

/** The passkeys may have been changed on another computer. */
const errorMessage = (failure: unknown): string =>
  changeErrorMessage(failure, { 404: words.gone, 409: words.kept })
