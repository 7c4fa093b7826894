import '@mantine/core/styles/Input.layer.css'
import { NativeSelect, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ComponentProps } from 'react'
import { Icon } from '../primitives/icon.tsx'
import { fieldLabels } from './field-labels.ts'
import type { ProfileField, ProfileForm } from './profile-form.ts'
import fieldStyles from '../form/field.module.css'
import styles from './profile-form.module.css'

export type FormProps = { form: UseFormReturnType<ProfileForm> }
type FieldProps = FormProps & { field: ProfileField; hint?: string; isOptional?: boolean }

type TextFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'placeholder'>

export function TextField({ form, field, hint, isOptional = false, ...input }: TextFieldProps) {
  return (
    <TextInput
      label={<Label field={field} isOptional={isOptional} />}
      description={hint}
      className={fieldStyles.field}
      {...input}
      {...form.getInputProps(field)}
    />
  )
}

type ChoiceFieldProps = FieldProps & { choices: readonly { value: string; label: string }[] }

/** A select with an empty first option, so that nothing is chosen by default. */
export function ChoiceField({ form, field, hint, isOptional = false, choices }: ChoiceFieldProps) {
  return (
    <NativeSelect
      rightSection={<Icon name="down" />}
      label={<Label field={field} isOptional={isOptional} />}
      description={hint}
      className={fieldStyles.field}
      data={[{ value: '', label: isOptional ? 'Not answered' : 'Choose one' }, ...choices]}
      {...form.getInputProps(field)}
    />
  )
}

function Label({ field, isOptional }: { field: ProfileField; isOptional: boolean }) {
  return (
    <>
      {fieldLabels[field]}
      {isOptional && <span className={styles.optional}> (optional)</span>}
    </>
  )
}
