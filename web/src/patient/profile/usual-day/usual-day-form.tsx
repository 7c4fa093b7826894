import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { describeThreshold } from '@second-wind/core/content/profile/usual-day-facts'
import {
  absoluteSigns,
  usualDayLines,
  usualDayWords as words,
} from '@second-wind/core/content/profile/usual-day-words'
import type { Patient } from '@second-wind/core/records/patient'
import { defaultScore, scoreNames } from '@second-wind/core/records/symptom-entry'
import { defaultChangeThreshold } from '@second-wind/core/records/usual-day'
import { useState } from 'react'
import { useHasWarning } from '../../../data/live/use-current-findings.ts'
import { captureNow } from '../../../data/local/index.ts'
import { useOpenForm } from '../../../data/pwa/use-open-form.ts'
import { Confirm } from '../../../ui/feedback/confirm.tsx'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { NotSavedNotice } from '../../../ui/feedback/not-saved-notice.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { useSaveUsualDay } from '../../../widgets/usual-day/use-save-usual-day.ts'
import { useProposedUsualDay } from './use-proposed-usual-day.ts'
import { UsualPhlegm, UsualPuffs, UsualScore, type UsualDraft } from './usual-day-fields.tsx'
import stickyBar from '../../../ui/form/sticky-bar.module.css'
import styles from './usual-day.module.css'

type Props = { profile: Patient; onDone: () => void }

/** Starts with what is set, or with what the app proposes; waits for neither when there is nothing to read. */
export function UsualDayForm(props: Props) {
  const proposed = useProposedUsualDay(props.profile)
  if (proposed === 'reading') return null
  return <OpenForm {...props} proposed={proposed} />
}

type OpenProps = Props & { proposed: UsualDraft | undefined }

function OpenForm({ profile, onDone, proposed }: OpenProps) {
  const { usualDay } = profile
  const { form, isAsking, stopAsking, isSaving, notSaved, save, submit, remove } = useUsualDayForm({
    profile,
    onDone,
    proposed,
  })
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p>{usualDayLines.about.text}</p>
      {!usualDay && proposed && <p>{words.proposed}</p>}
      <p>{usualDayLines.notIll.text}</p>
      {scoreNames.map((name) => (
        <UsualScore
          key={name}
          name={name}
          value={form.values[name]}
          onChange={(value) => form.setFieldValue(name, value)}
          // A key press changes the value first and touches the slider before the next render.
          onTouch={() => form.setFieldValue(name, (newest) => newest ?? defaultScore)}
        />
      ))}
      <UsualPhlegm draft={form.values} onChange={form.setFieldValue} />
      <UsualPuffs
        puffs={form.values.relieverPuffs}
        onChange={(value) => form.setFieldValue('relieverPuffs', value)}
      />
      <WhatCounts changeThreshold={profile.changeThreshold} />
      {usualDay && <TextButton onClick={remove}>{words.remove}</TextButton>}
      {notSaved && (
        <NotSavedNotice
          reason={notSaved}
          what="your usual day"
          again={`press ${words.save} again`}
          isFarAway
        />
      )}
      {isAsking ? (
        <Confirm
          question={words.notIllSure}
          text={usualDayLines.afterWarning.text}
          yes={isSaving ? 'Saving...' : words.notIllYes}
          no={words.notIllNo}
          color="green"
          onYes={save}
          onNo={stopAsking}
        />
      ) : (
        <div className={stickyBar.pair}>
          <ErrorText>{form.errors.all}</ErrorText>
          <Button type="submit" color="green">
            {isSaving ? 'Saving...' : words.save}
          </Button>
          <Button type="button" variant="outline" onClick={onDone}>
            Cancel
          </Button>
        </div>
      )}
    </form>
  )
}

/** After a warning, the form asks whether this is really a usual day. */
function useUsualDayForm({ profile: { usualDay }, onDone, proposed }: OpenProps) {
  const [isAsking, setIsAsking] = useState(false)
  const hasWarning = useHasWarning(useNow())
  const { isSaving, notSaved, saveUsualDay } = useSaveUsualDay(onDone)
  const form = useForm<UsualDraft>({
    initialValues: withoutDate(usualDay ?? proposed ?? {}),
    validate: (values) => (Object.keys(withoutUnset(values)).length === 0 ? { all: words.needsOne } : {}),
    transformValues: withoutUnset,
    onValuesChange: () => {
      form.clearErrors()
      setIsAsking(false)
    },
  })
  useOpenForm(form.isDirty())

  const save = () => void saveUsualDay({ ...form.getTransformedValues(), setOn: captureNow().localDate })
  return {
    form,
    isAsking,
    isSaving,
    notSaved,
    save,
    submit: form.onSubmit(() => (hasWarning ? setIsAsking(true) : save())),
    stopAsking: () => setIsAsking(false),
    remove: () => void saveUsualDay(null),
  }
}

/** What counts as a change from this day, and the signs that count on every day. */
function WhatCounts({ changeThreshold }: Pick<Patient, 'changeThreshold'>) {
  return (
    <>
      <p>
        {changeThreshold
          ? words.setByClinician(describeThreshold(changeThreshold))
          : words.countsFrom(describeThreshold(defaultChangeThreshold))}{' '}
        {words.lookedAt}
      </p>
      <Notice tone="warning">
        <p>{usualDayLines.absolute.text}</p>
        <ul className={styles.signs}>
          {absoluteSigns.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </Notice>
    </>
  )
}

const usualDayFields = [...scoreNames, 'sputumColor', 'sputumConsistency', 'relieverPuffs'] as const

const withoutDate = ({ setOn: _setOn, ...draft }: UsualDraft & { setOn?: string }): UsualDraft => draft

/** A cleared field is absent in what is stored. */
function withoutUnset(draft: UsualDraft): UsualDraft {
  const { ...set } = draft
  for (const field of usualDayFields) if (set[field] === undefined) delete set[field]
  return set
}
