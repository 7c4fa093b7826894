import { Button } from '@mantine/core'
import { describeThreshold } from '@second-wind/core/content/profile/usual-day-facts'
import {
  absoluteSigns,
  usualDayLines,
  usualDayWords as words,
} from '@second-wind/core/content/profile/usual-day-words'
import type { Patient } from '@second-wind/core/records/patient'
import { defaultScore, scoreNames, type ScoreName } from '@second-wind/core/records/symptom-entry'
import { defaultChangeThreshold } from '@second-wind/core/records/usual-day'
import { useState, type FormEvent } from 'react'
import { useHasWarning } from '../../../data/live/use-current-findings.ts'
import { captureNow } from '../../../data/local/index.ts'
import { useOpenForm } from '../../../data/pwa/use-open-form.ts'
import { Confirm } from '../../../ui/feedback/confirm.tsx'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { NotSavedNotice } from '../../../ui/feedback/not-saved-notice.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { useSaveUsualDay } from '../../../widgets/use-save-usual-day.ts'
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
  const usual = useUsualDayForm({ profile, onDone, proposed })
  const { draft, isAsking, isSaving, notSaved } = usual
  return (
    <form noValidate onSubmit={usual.submit} className={styles.form}>
      <p>{usualDayLines.about.text}</p>
      {!usualDay && proposed && <p>{words.proposed}</p>}
      <p>{usualDayLines.notIll.text}</p>
      {scoreNames.map((name) => (
        <UsualScore
          key={name}
          name={name}
          value={draft[name]}
          onChange={(value) => usual.change(name, value)}
          onTouch={() => usual.touch(name)}
        />
      ))}
      <UsualPhlegm draft={draft} onChange={usual.change} />
      <UsualPuffs puffs={draft.relieverPuffs} onChange={(value) => usual.change('relieverPuffs', value)} />
      <WhatCounts changeThreshold={profile.changeThreshold} />
      {usualDay && <TextButton onClick={usual.remove}>{words.remove}</TextButton>}
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
          onYes={usual.save}
          onNo={usual.stopAsking}
        />
      ) : (
        <div className={stickyBar.pair}>
          {usual.isEmpty && <ErrorText>{words.needsOne}</ErrorText>}
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

/** The typed usual day. After a warning, the form asks whether this is really a usual day. */
function useUsualDayForm({ profile: { usualDay }, onDone, proposed }: OpenProps) {
  const [before] = useState<UsualDraft>(() => withoutDate(usualDay ?? proposed ?? {}))
  const [draft, setDraft] = useState(before)
  const [isEmpty, setIsEmpty] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const hasWarning = useHasWarning(useNow())
  const { isSaving, notSaved, saveUsualDay } = useSaveUsualDay(onDone)
  useOpenForm(draft !== before)

  const change = (field: keyof UsualDraft, value: UsualDraft[keyof UsualDraft]) => {
    setIsEmpty(false)
    setIsAsking(false)
    setDraft(({ [field]: _before, ...others }) =>
      value === undefined ? others : { ...others, [field]: value },
    )
  }
  // Reads the newest draft: a key press changes the value and touches the slider before the next render.
  const touch = (name: ScoreName) => {
    setIsEmpty(false)
    setDraft((current) => ({ ...current, [name]: current[name] ?? defaultScore }))
  }
  const save = () => void saveUsualDay({ ...draft, setOn: captureNow().localDate })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (Object.keys(draft).length === 0) setIsEmpty(true)
    else if (hasWarning) setIsAsking(true)
    else save()
  }
  return {
    draft,
    isEmpty,
    isAsking,
    isSaving,
    notSaved,
    change,
    touch,
    save,
    submit,
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

const withoutDate = ({ setOn: _setOn, ...draft }: UsualDraft & { setOn?: string }): UsualDraft => draft
