import '@mantine/core/styles/Input.layer.css'
import { NativeSelect, Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { addDays } from '@second-wind/core/platform/moment'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { captureAt } from '../../../data/local/index.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { formatLocalDate } from '../../../ui/format/format-local-date.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import type { SymptomForm } from '../symptom-form.ts'
import { useSymptomInput } from './use-symptom-field.ts'
import fieldStyles from '../../../ui/form/field.module.css'

const farthestDaysBack = 30

/** The day of the entry: today, unless the person chooses to log a missed day. */
export function DayField({ form }: { form: UseFormReturnType<SymptomForm> }) {
  const [isOpened, setIsOpened] = useState(false)
  const select = useRef<HTMLSelectElement>(null)
  const today = captureAt(useNow()).localDate
  const dayInput = useSymptomInput(form, 'day')
  const day = dayInput.value

  if (!isOpened && day === '') {
    const open = () => {
      flushSync(() => setIsOpened(true))
      select.current?.focus()
    }
    return <TextButton onClick={open}>Missed a day? Log for another day</TextButton>
  }
  return (
    <Stack gap="xs" className={fieldStyles.field}>
      <NativeSelect
        ref={select}
        rightSection={<Icon name="down" />}
        label="Which day is this for?"
        data={choices(today)}
        {...dayInput}
      />
      <div role="status">
        {day !== '' && (
          <Notice tone="warning">
            <p>
              You are logging <strong>{formatLocalDate(day)}</strong>, not today.
            </p>
          </Notice>
        )}
      </div>
    </Stack>
  )
}

function choices(today: string): { value: string; label: string }[] {
  const earlier = Array.from({ length: farthestDaysBack }, (_, n) => addDays(today, -n - 1))
  return [
    { value: '', label: `Today, ${formatLocalDate(today)}` },
    ...earlier.map((day, n) => ({
      value: day,
      label: n === 0 ? `Yesterday, ${formatLocalDate(day)}` : formatLocalDate(day),
    })),
  ]
}
