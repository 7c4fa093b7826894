import { TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { canBeDateOfBirth, type Identity } from '@second-wind/core/records/identity'
import { formatNhsNumber, isNhsNumber, readNhsNumber } from '@second-wind/core/records/nhs-number'
import { useState } from 'react'
import { captureAt } from '../../data/local/index.ts'
import { plainDate } from '../../ui/format/uk-time.ts'
import { identityWords as words } from './identity-words.ts'
import styles from './identity-fields.module.css'

/** As typed; empty for what is not known. */
export type TypedIdentity = { dateOfBirth: string; nhsNumber: string }

export const toTypedIdentity = ({ dateOfBirth = '', nhsNumber }: Identity): TypedIdentity => ({
  dateOfBirth,
  nhsNumber: nhsNumber === undefined ? '' : formatNhsNumber(nhsNumber),
})

/** For `useForm`. */
export const identityRules = {
  dateOfBirth: (typed: string) =>
    typed === '' || canBeDateOfBirth(typed, captureAt(Date.now()).localDate) ? null : words.wrongDate,
  nhsNumber: (typed: string) =>
    typed.trim() === '' || isNhsNumber(readNhsNumber(typed)) ? null : words.wrongNumber,
}

/** Call it after the rules have passed. */
export function readIdentity({ dateOfBirth, nhsNumber }: TypedIdentity): Identity {
  const digits = readNhsNumber(nhsNumber)
  return { ...(dateOfBirth !== '' && { dateOfBirth }), ...(digits !== '' && { nhsNumber: digits }) }
}

type Props = {
  numberName: string
  typed: TypedIdentity
  getInputProps: (name: keyof TypedIdentity) => GetInputPropsReturnType
}

export function IdentityFields({ numberName, typed, getInputProps }: Props) {
  const [today] = useState(() => captureAt(Date.now()).localDate)
  return (
    <div className={styles.fields}>
      <TextInput
        type="date"
        label={words.dateOfBirth}
        // The browser's language decides between day first and month first, so the date is read back in words.
        description={typed.dateOfBirth === '' ? words.dateHint : plainDate(typed.dateOfBirth)}
        max={today}
        {...getInputProps('dateOfBirth')}
      />
      <TextInput
        label={numberName}
        description={words.numberHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        {...getInputProps('nhsNumber')}
      />
    </div>
  )
}
