import { Stack } from '@mantine/core'
import { setupConditions } from '@second-wind/core/content/profile/choices'
import { profileWords } from '@second-wind/core/content/profile/profile-words'
import type { ReactNode } from 'react'
import { Card } from '../../ui/primitives/card.tsx'
import { CompanionChoice } from '../../ui/profile-form/companion-choice.tsx'
import { TextField, type FormProps } from '../../ui/profile-form/fields.tsx'
import { HealthFields } from '../../ui/profile-form/health-fields.tsx'
import { LungFields } from '../../ui/profile-form/lung-fields.tsx'
import { NameFields, PersonalFields } from '../../ui/profile-form/personal-fields.tsx'
import { stepTitles } from './step-config.ts'
import { stepHeadingId } from './use-step.ts'

type Props = FormProps & { step: number }

export function SetupStep({ step, form }: Props) {
  return (
    <Stack component="section" aria-labelledby={stepHeadingId}>
      <h2 id={stepHeadingId} tabIndex={-1}>
        {stepTitles[step - 1]}
      </h2>
      <Fields step={step} form={form} />
    </Stack>
  )
}

function Fields({ step, form }: Props): ReactNode {
  if (step === 4) return <CompanionChoice form={form} legend="Who would you like to keep you company?" />
  const hasAsthma = form.values.conditions.includes('Asthma')
  return (
    <Card>
      <Stack gap="md">
        {step === 1 && (
          <>
            <NameFields form={form} />
            <TextField
              form={form}
              field="username"
              autoComplete="username"
              hint={profileWords.usernameHint}
            />
          </>
        )}
        {step === 2 && <PersonalFields form={form} />}
        {step === 3 && (
          <>
            <HealthFields form={form} conditions={setupConditions} asksForInhaler={hasAsthma} />
            <LungFields form={form} asksForInhaler={!hasAsthma} />
          </>
        )}
      </Stack>
    </Card>
  )
}
