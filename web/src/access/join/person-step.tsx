import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { joinBody, type JoinBody } from '@second-wind/core/access/contract/join'
import { joinWords } from '@second-wind/core/content/join/join-words'
import { useProfile } from '../../data/live/use-profile.ts'
import { fieldError } from '../../ui/feedback/error-text.tsx'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { StepCard } from '../../ui/primitives/step-card.tsx'
import { joinErrorMessage } from './join-error-message.ts'
import { LeaveJoinButton } from './leave-join-button.tsx'
import fieldStyles from '../../ui/form/field.module.css'
import formStyles from '../../ui/form/form.module.css'

type Person = Pick<JoinBody, 'name' | 'age'>
type PersonFormValues = { name: string; age: string }
type Props = { submit: (person: Person) => Promise<void> }

const { person: words } = joinWords
const { name: nameSchema, age: ageSchema } = joinBody.shape
const parseAge = (text: string) => ageSchema.safeParse(text.trim() === '' ? undefined : Number(text))

/** Name and age, which the clinic compares with the person; prefilled from the profile. */
export function PersonStep({ submit }: Props) {
  const stored = useProfile()
  if (!stored) return null
  const { name = '', age = '' } = stored.profile ?? {}
  return <PersonForm initialValues={{ name, age: String(age) }} submit={submit} />
}

function PersonForm({ initialValues, submit }: Props & { initialValues: PersonFormValues }) {
  const { attempt, isPending, error } = useAsyncAction(joinErrorMessage)
  const form = useForm<PersonFormValues>({
    initialValues,
    clearInputErrorOnChange: false,
    validate: {
      name: (name) => nameSchema.safeParse(name).error?.issues[0]?.message,
      age: (age) => (parseAge(age).success ? undefined : words.ageWrong),
    },
  })
  const send = ({ name, age }: PersonFormValues) =>
    void attempt(() => submit({ name: nameSchema.parse(name), age: ageSchema.parse(Number(age)) }))
  const focusFirstError = (errors: typeof form.errors) =>
    form.getInputNode(errors['name'] ? 'name' : 'age')?.focus()
  const field = (path: keyof PersonFormValues) => ({
    ...form.getInputProps(path),
    className: `${fieldStyles.field} ${formStyles.field}`,
    error: fieldError(form.errors[path]),
  })
  return (
    <StepCard title={words.title} error={error}>
      <p>{words.why}</p>
      <form onSubmit={form.onSubmit(send, focusFirstError)} className={formStyles.form} noValidate>
        <TextInput label={words.name} {...field('name')} autoComplete="name" />
        <TextInput label={words.age} {...field('age')} inputMode="numeric" />
        <div className={formStyles.buttons}>
          <Button type="submit" color="green" aria-disabled={isPending}>
            {isPending ? words.underway : words.go}
          </Button>
          <LeaveJoinButton />
        </div>
      </form>
    </StepCard>
  )
}
